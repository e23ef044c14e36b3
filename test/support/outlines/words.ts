/** Invented words for invented law, none of which contains a figure. */

export const titles: readonly (readonly [name: string, title: string])[] = [
  ['ferries', 'Ferries'],
  ['barges', 'Barges'],
  ['lighthouses', 'Lighthouses'],
];

const subjects = ['the master', 'a passenger', 'the keeper of the north quay', 'an inspector', 'the mate', 'a pilot'];
const deeds = [
  'lights the lamp at the end of the pier before dusk',
  'keeps a rope and a hook on deck for as long as the tide is rising',
  'rings the bell',
  'writes the name of every vessel in the book kept for that purpose at the harbour office',
  'pays the toll in coin',
  'may refuse a cargo that is wet, broken or badly stowed',
];
const lists = ['must be present when', 'may leave the berth if', 'keeps a record of', 'must give notice where'];
const entries = [
  'a lamp has gone out',
  'the tide has turned and no pilot has come aboard within the time that the office has posted',
  'fog covers the channel',
  'a rope is worn',
  'the toll for the voyage has not been paid',
];
const names = ['Berths', 'Fares and tolls', 'Lamps', 'Duties of the mate', 'Cargo', 'Horns and bells', 'Complaints'];
const endings = ['the voyage is void and every fare is returned.', 'notice is given to the harbour office at once.'];

export function heading(salt: number): string {
  return at(names, salt);
}

/** "A pilot rings the bell." */
export function sentence(salt: number): string {
  return `${capital(at(subjects, salt))} ${at(deeds, salt + Math.floor(salt / 6))}.`;
}

/** "The mate keeps a record of:" */
export function leadIn(salt: number): string {
  return `${capital(at(subjects, salt + 1))} ${at(lists, salt)}:`;
}

/** "fog covers the channel;" */
export function listEntry(salt: number, end: string): string {
  return `${at(entries, salt)}${end}`;
}

export function closingWords(salt: number): string {
  return at(endings, salt);
}

function at(from: readonly string[], salt: number): string {
  return from[salt % from.length] ?? '';
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
