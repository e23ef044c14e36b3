import { quantitiesByName } from '../../facts/kinds/amounts';
import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { count } from '../../facts/kinds/count';
import { counts, countsByName } from '../../facts/kinds/counts';
import { name, names, ranking, sequence } from '../../facts/kinds/names';
import { worths } from '../../facts/kinds/worths';
import { fact } from '../game';
import { sharedFacts } from '../shared-facts';

/** Everything a rule set may state about pai gow. */
export const paiGowFacts = {
  ...sharedFacts,

  tilePips: fact(names, 'Pips of each named tile', 'equipment'),
  tileValues: fact(worths, 'Points of each tile', 'equipment'),
  pointCount: fact(choice('last-digit'), 'Point count of a hand', 'equipment'),

  playersPerBox: fact(count, 'Most players who wager on one box', 'wagers'),
  boxesPerPlayer: fact(countsByName, 'Boxes whose tiles one player may set', 'wagers'),
  bankers: fact(names, 'Who may hold the bank', 'wagers'),
  houseBankBox: fact(count, 'Box of the bank when the house is banker, on which nobody wagers', 'wagers'),
  bankersOtherWagers: fact(choice('refused'), 'Wagers on other hands by players who bank together', 'wagers'),

  aboveMaximum: fact(choice('alone-on-box'), 'Player who by arrangement wagers above the maximum', 'limits'),
  twoBoxStakes: fact(choice('at-least-twice'), 'Stake on one box against the other where a player sets two', 'limits'),

  firstBoxTotals: fact(counts, "Dice totals by which the banker's box is dealt to first", 'dealing'),
  dealDirection: fact(name, 'Where the deal begins and which way it goes', 'dealing'),
  tilesDealt: fact(countsByName, 'Tiles dealt', 'dealing'),

  handMadeOf: fact(countsByName, 'Tiles that make a hand', 'drawing'),
  highHand: fact(sequence, 'What makes a hand the high hand, what decides first', 'drawing'),
  handRanking: fact(ranking, 'Kinds of hands, highest first', 'drawing'),
  pairRanking: fact(ranking, 'Ranks of pairs, highest first', 'drawing'),
  wongRanking: fact(ranking, 'Ranks of wongs, gongs and high 9s, highest first', 'drawing'),
  tileRanking: fact(ranking, 'Ranks of single tiles, highest first', 'drawing'),
  settingOrder: fact(sequence, 'Who sets tiles, in order', 'drawing'),
  maySetAfterBank: fact(names, "Tiles that may be set after the bank's", 'drawing'),
  setsFirst: fact(choice('half-of-maximum'), 'Total on a box from which its tiles are set before others', 'drawing'),

  houseWayFor: fact(names, 'Banks whose tiles are set the house way', 'drawing'),
  houseWayOrder: fact(sequence, 'House way: what is tried, in order', 'drawing'),
  higherPlay: fact(choice('required'), 'House way: higher play where it is possible', 'drawing'),
  pairsSplit: fact(names, 'House way: pairs that may be split', 'drawing'),
  splitTo: fact(names, 'House way: what splits a pair, low hand before high hand', 'drawing'),
  lowHandPoints: fact(count, 'House way: least points of a low hand of chong ranking 3', 'drawing'),
  lowHandTile: fact(name, 'House way: least tile in a low hand that has just these points', 'drawing'),
  playWithLowHand: fact(
    sequence,
    'House way: order of wongs, gongs and high 9s if the low hand has chong ranking 3',
    'drawing',
  ),
  playWithoutLowHand: fact(sequence, 'House way: order of wongs, gongs and high 9s if the low hand has not', 'drawing'),
  maximise: fact(sequence, 'House way: hand whose points are maximised, and when, in order', 'drawing'),
  highTileIn: fact(choiceByName('low', 'high', 'apart'), 'House way: where high ranking tiles go', 'drawing'),
  houseWayExceptions: fact(names, 'House way: tiles that are set otherwise, and how', 'drawing'),

  equalHands: fact(choiceByName('highest-tile', 'bank'), 'What decides between equal hands', 'settlement'),
  commissionRounding: fact(choiceByName('up', 'down'), 'Which way commission may be rounded', 'settlement'),
  commissionSteps: fact(quantitiesByName, 'Multiples to which commission may be rounded', 'settlement'),

  choicesOffered: fact(names, 'What a player may choose after an irregularity', 'irregularities'),
  reshuffledAfter: fact(names, 'Irregularities after which the tiles are shuffled again', 'irregularities'),
  retractOffered: fact(names, 'Irregularities after which every player may take wagers back', 'irregularities'),
} as const;
