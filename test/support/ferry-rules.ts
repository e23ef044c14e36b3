/** An invented instrument in two versions, each kind of change once; the law of no place. */
export const FERRY_BEFORE = `# RULES OF THE FERRY GAME

## 1. Definitions

1.1 In these rules:
"deck hand" means a person who keeps the cards dry;
"fare" means the amount a passenger stakes;
"crossing" means one round in which every fare is settled.

## 2. Equipment

2.1 The ferry game is played with four decks of cards on a blue table.
2.2 A deck hand keeps the cards in a tin. The tin must be closed while nobody deals.
2.3 The anchor is raised before the first card.
2.4 The bell is rung after the last card.

## 3. Fares

3.1 A fare is placed on the lighthouse, the harbour or the storm.
3.2 No fare may be altered once the captain has called all aboard.
3.3 A fare of less than five dollars is given back.

## 4. Settlement

4.1 Winning fares are paid at the following odds:

| Fare | Odds |
| --- | --- |
| Lighthouse | 3 to 1 |
| Harbour | 5 to 2 |
| Storm | 11 to 1 |

4.2 A fare on the lighthouse that meets the harbour is paid at odds of 8 to 1 under rule 3.2.
4.3 The captain settles each crossing before the next one begins.

## 5. Weather

5.1 In fog the crossing is void.
5.2 After a storm the deck hand counts the cards.
`;

export const FERRY_AFTER = `# RULES OF THE FERRY GAME

## 1. Definitions

1.1 In these rules:
"deck hand" means a person who keeps the cards dry;
"fare" means the amount a passenger or a sailor stakes;
"crossing" means one round in which every fare is settled.

## 2. Equipment

2.1 The ferry game is played with six decks of cards on a blue table.
2.2 A deck hand keeps the cards in a tin.
2.3 The tin must be closed while nobody deals.
2.4 The anchor is raised before the first card. The bell is rung after the last card.

## 3. Weather

3.1 In fog the crossing is void.
3.2 After a storm the deck hand counts the cards.

## 4. Passengers

4.1 Children travel with a grown person at all times.

## 5. Fares

5.1 A fare is placed on the lighthouse, the harbour or the storm.
5.2 No fare may be altered once the captain has called all aboard.

## 6. Settlement

6.1 Winning fares are paid at the following odds:

| Fare | Odds |
| --- | --- |
| Lighthouse | 3 to 1 |
| Harbour | 7 to 2 |
| Storm | 11 to 1 |

6.2 A fare on the lighthouse that meets the harbour is paid at odds of 9 to 1 under rule 5.2.
6.3 The captain settles each crossing before the next one begins.
`;
