import {
  CUTTING_CARD_OUT,
  FURTHER_ROUND,
  judgeCuttingCardOut,
  judgeFarFromBack,
  judgeNotTooFarIn,
  TOO_FAR_IN,
  TOO_NEAR_THE_BACK,
} from '../cards/cutting-card';
import { judgeFirstCardBurnt, TOO_MANY_BURNT } from '../cards/new-shoe';
import { isFromMachine, laterPreparationOf, preparationOf } from '../cards/prepared';
import {
  CUT_BY_DEALER,
  judgeBurntFace,
  judgeCut,
  judgeCutter,
  judgeDealtFrom,
  TOO_SHALLOW,
  WITHOUT_SHOE,
  WRONG_FACE,
} from '../cards/shoe';
import { tableCheck, type Duty } from './duty';

const cardsDealtFromAShoe: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/cards-dealt-from-a-shoe`,
    requirement: 'Cards are dealt from a shoe, or from a card machine where the rules have that in its place.',
    enforces: ['dealtFrom'],
    messages: WITHOUT_SHOE,
    run: (round, { dealtFrom }, ruling) => {
      const { shoe, cardMachine } = round.equipment;
      const isMachineTold = cardMachine !== undefined;
      const told = typeof shoe === 'boolean' ? shoe : undefined;
      judgeDealtFrom({ shoe: told, cardMachine: isFromMachine(round), isMachineTold }, dealtFrom, ruling);
    },
  });

const cardsShuffledByTheDealer: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/cards-shuffled-as-stated`,
    requirement: 'The cards are shuffled by whom the rules have shuffle them.',
    enforces: ['shuffledBy'],
    messages: { byOthers: 'The cards were shuffled by the {{recorded}}; the {{expected}} shuffles them.' },
    run: ({ shoe }, { shuffledBy }, ruling) => {
      for (const event of shoe) {
        if (event.type !== 'shuffle' || event.by === undefined) continue;
        const subject = `events[${String(event.at)}]`;
        if (shuffledBy.includes(event.by)) ruling.complies(subject);
        else
          ruling.breaches(subject, {
            message: 'byOthers',
            cites: ['shuffledBy'],
            expected: shuffledBy.join(' or the '),
            recorded: event.by,
          });
      }
    },
  });

const cardsNotCutByTheDealer: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/cards-not-cut-by-the-dealer`,
    requirement: 'The cards are cut by a player or a supervisor, and not by the dealer.',
    enforces: ['cutBy'],
    messages: CUT_BY_DEALER,
    run: (round, { cutBy }, ruling) => {
      judgeCutter({ preparation: preparationOf(round) }, cutBy, ruling);
    },
  });

const cutDeepEnough: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/cut-deep-enough`,
    requirement: 'The cards are cut no nearer to an end of the stack than the stated depth.',
    enforces: ['cutDepth'],
    messages: TOO_SHALLOW,
    run: (round, { cutDepth }, ruling) => {
      if (isFromMachine(round)) return;
      judgeCut({ preparation: preparationOf(round) }, cutDepth, ruling);
      judgeCut({ preparation: laterPreparationOf(round) }, cutDepth, ruling);
    },
  });

const cuttingCardFarFromBack: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/cutting-card-far-from-back`,
    requirement: 'The cutting card is put no nearer to the back of the stack than the stated distance.',
    enforces: ['cuttingCardDepth'],
    messages: TOO_NEAR_THE_BACK,
    run: (round, { cuttingCardDepth }, ruling) => {
      if (!isFromMachine(round)) judgeFarFromBack({ preparation: preparationOf(round) }, cuttingCardDepth, ruling);
    },
  });

const cuttingCardNotTooFarIn: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/cutting-card-not-too-far-in`,
    requirement: 'The cutting card is put no further into the stack than stated.',
    enforces: ['cuttingCardAtMost'],
    needs: ['deckCards'],
    messages: TOO_FAR_IN,
    run: (round, { deckCards }, ruling) => {
      const { decks } = round.equipment;
      if (!isFromMachine(round)) judgeNotTooFarIn({ preparation: preparationOf(round), decks }, deckCards, ruling);
    },
  });

const newShoeBurnsFirstCard: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/new-shoe-burns-first-card`,
    requirement: 'At the start of a shoe the first card is burnt, and no other.',
    enforces: ['burn'],
    mayEnforce: ['burnWhen'],
    messages: TOO_MANY_BURNT,
    run: (round, _facts, ruling) => {
      const { irregularities } = round;
      if (round.dealt.length > 0 && !isFromMachine(round))
        judgeFirstCardBurnt({ preparation: preparationOf(round), irregularities }, ruling);
    },
  });

const burntCardFaceAsStated: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/burnt-card-face-as-stated`,
    requirement: 'A card burnt at the start of a shoe or at a change of dealer is burnt with the stated face showing.',
    enforces: ['burnFace'],
    messages: WRONG_FACE,
    run: (round, { burnFace }, ruling) => {
      const { irregularities } = round;
      judgeBurntFace({ preparation: preparationOf(round), irregularities }, burnFace, ruling);
    },
  });

const cuttingCardEndsTheShoe: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/cutting-card-ends-the-shoe`,
    requirement: 'When the cutting card comes out, the round is finished or the cards are shuffled at once, as stated.',
    enforces: ['cuttingCardAppears'],
    enforcesRow: (_fact, row) => row !== FURTHER_ROUND,
    messages: CUTTING_CARD_OUT,
    run: (round, { cuttingCardAppears }, ruling) => {
      const { dealt, shoe, voided, irregularities } = round;
      if (isFromMachine(round)) return;
      judgeCuttingCardOut(
        {
          ...{ voided, irregularities },
          ...{ firstCardAt: dealt[0]?.at, lastCardAt: dealt.at(-1)?.at },
          cuttingCardAt: shoe.find(({ type }) => type === 'cutting-card')?.at,
          shuffledAt: shoe.filter(({ type }) => type === 'shuffle').map(({ at }) => at),
        },
        cuttingCardAppears,
        ruling,
      );
    },
  });

/** What the cards are dealt from, and how they are made ready for it. */
export const SHOE_DUTIES: readonly Duty[] = [
  cardsDealtFromAShoe,
  cardsShuffledByTheDealer,
  cardsNotCutByTheDealer,
  cutDeepEnough,
  cuttingCardFarFromBack,
  cuttingCardNotTooFarIn,
  newShoeBurnsFirstCard,
  burntCardFaceAsStated,
  cuttingCardEndsTheShoe,
];
