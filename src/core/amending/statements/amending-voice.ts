import { maskQuotes } from '../quotes';
import { plainSentence } from '../plain-sentence';

const longestSentence = 6000;
const longestHeader = 160;
const operating = '\\[(?:omit|revoke|substitute|insert|replace|renumber)\\]';
const opening = new RegExp(
  `^(?:and )?(?:by )?(?:${operating}|\\[amend\\] |(?:in|after|before|for|to|of|at the (?:end|beginning|start)(?: of)?) \\[[txi]|\\[[txi]\\d+\\]|\\[following\\] is|(?:so as )?to read)`,
  'i',
);
const place = '(?:after|before|for|at the (?:end|beginning|start)(?: of)?)';
const operation = new RegExp(
  [
    `^(?:and )?(?:by )?(?:${operating}(?: and| by)*)+ (?:\\[[txi]\\d+\\]|(?:\\[following\\] )?${place} \\[[tx]|\\[following\\] \\[x)`,
    `^(?:in|${place}) \\[[txi]\\d+\\](?: \\[\\w+\\])*(?: is)? (?:${operating}|(?:after|before|for) \\[x|\\[x\\d+\\])`,
    `^(?:in )?\\[t\\d+\\] is (?:${operating}|\\[amend\\])`,
  ].join('|'),
  'i',
);
const orders = new RegExp(
  `^(?:and )?(?:by )?${operating}.*\\[[tx]\\d|^in \\[t\\d+\\] .*${operating}|^\\[[tx]\\d+\\] .*is ${operating}`,
  'i',
);
const bareVerb = new RegExp(
  `^(?:and )?(?:by )?${operating}(?: and ${operating})?(?: \\[(?:instead|following)\\])?(?: [.;])?$`,
  'i',
);

/** Begins as an instruction may begin; whether it is one is seen from the whole sentence. */
export function opensAmending(words: string): boolean {
  return words.length <= longestSentence && opening.test(plainOf(words));
}

/** Says what is to be done, to something cited or quoted or by the verb alone: no words of a rule begin so. */
export function isOperation(words: string): boolean {
  if (!mayAmend(words)) return false;
  const plain = plainOf(words);
  return operation.test(plain) || bareVerb.test(plain);
}

/** The same of a sentence already plain; a verb alone is then too little. */
export function looksAmending(plain: string): boolean {
  return operation.test(plain);
}

/** "Clause 3.2", "After paragraph 7(1)(b)", "Rule 1.1 amended": only says what the next words are about. */
export function isHeader(words: string): boolean {
  if (words.length > longestHeader || /[.;]\s*$/.test(words)) return false;
  const plain = plainOf(words);
  return (
    !/\bis\b/.test(plain) &&
    /^(?:(?:amendment|insertion|omission|repeal|revocation|replacement|substitution) of |\[following\] )?(?:in |after |before |at the (?:end|beginning|start) of |\[(?:amend|omit|revoke|replace)\] )?\[t\d+\](?! \[(?:insert|substitute)\])/i.test(
      plain,
    )
  );
}

const promise = /(?:[:—–-]|\b(?:insert|substitute|add|omit|insert instead))\s*$/i;

/** The words end where new matter is about to be set out: "After clause 4.2, insert:". */
export function promisesMatter(words: string): boolean {
  return (
    words.length <= longestSentence &&
    promise.test(words.slice(-40)) &&
    /\b(?:insert|substitut|add(?:ed|ing)?\b|replac|read\b|omit$)/i.test(words) &&
    opensAmending(words)
  );
}

/** In an instrument that amends, an order about something cited or quoted must not be lost, however it is put. */
export function mightAmend(plain: string): boolean {
  return orders.test(plain);
}

/** Without one of these stems no sentence amends; looking for them first keeps long rules cheap. */
const stems =
  /omit|delet|str[iu]|remov|revo|repeal|rescind|cancel|substitut|insert|add|replac|number|designat|letter|amend|var[yi]|modif|read/i;

export function mayAmend(words: string): boolean {
  return words.length <= longestSentence && stems.test(words);
}

function plainOf(words: string): string {
  return plainSentence(maskQuotes(words).words).plain;
}
