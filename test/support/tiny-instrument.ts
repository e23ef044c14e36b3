/** A small instrument in invented words, for tests that need a text to ingest and not a particular law. */
export const TINY_TEXT = `# RULES OF THE HARBOUR GAME

## 1. Cards

1.1 The harbour game is played with four decks of cards.
1.2 The dealer keeps the cards in a wooden box.

## 2. Settlement

2.1 Winning wagers are paid:
2.1.1 on the lighthouse at the odds of 3 to 1; and
2.1.2 on the anchor at the odds of 5 to 2.
2.2 Rule 2.1 does not apply to a wager made after the bell.
`;
