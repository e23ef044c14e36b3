import { testOutlines } from './outline';

/** Invented instruments whose numbers are nested, damaged or missing. */
testOutlines([
  {
    name: 'decimal numbering to four levels with Roman items',
    text: `
      ## 1. Berths
      - 1.1 A ferry may use these berths:
      - 1.1.1 the north quay;
        - 1.1.1.1 by day; and
        - i) at low tide;
        - ii) at high tide.
      - 1.2 No other berth may be used.
      ## 2. Fares
      2.1 A fare is paid on board.
    `,
    outline: `
      1 # Berths
        1.1 A ferry may use these berths:
          1.1.1 the north quay;
            1.1.1.1 by day; and
              1.1.1.1(i) at low tide;
              1.1.1.1(ii) at high tide.
        1.2 No other berth may be used.
      2 # Fares
        2.1 A fare is paid on board.
    `,
  },
  {
    name: 'a misprinted label, 1.2 where 11.2 must be',
    text: `
      10. Lamps
      10.1 A ferry carries a lamp.
      11. Horns
      11.1 A ferry carries a horn.
      1.2 The horn is sounded in fog.
      11.3 The horn is tested daily.
    `,
    outline: `
      10 # Lamps
        10.1 A ferry carries a lamp.
      11 # Horns
        11.1 A ferry carries a horn.
        11.2 [damaged] The horn is sounded in fog.
        11.3 The horn is tested daily.
    `,
    reports: ['1 to 9 are missing: 10 is the first of its list.', '“1.2” is printed where the sequence requires 11.2.'],
  },
  {
    name: 'labels misread by a scanner',
    text: `
      1. Stores
      1.1 A ferry carries:
      (@) rope;
      (b) a hook; and
      (©) a lamp.
      l.2 Stores are checked daily.
      1.3 Stores are replaced yearly.
    `,
    outline: `
      1 # Stores
        1.1 A ferry carries:
          1.1(a) [damaged] rope;
          1.1(b) a hook; and
          1.1(c) [damaged] a lamp.
        1.2 [damaged] Stores are checked daily.
        1.3 Stores are replaced yearly.
    `,
    reports: [
      '“(@)” is printed where the sequence requires 1.1(a).',
      '“(©)” is printed where the sequence requires 1.1(c).',
      '“l.2” is printed where the sequence requires 1.2.',
    ],
  },
  {
    name: 'a missing number',
    text: `
      1. Crew
      1.1 A ferry has a master.
      1.2 A ferry has a mate.
      1.5 A ferry has a cook.
    `,
    outline: `
      1 # Crew
        1.1 A ferry has a master.
        1.2 A ferry has a mate.
        1.5 A ferry has a cook.
    `,
    reports: ['1.3 to 1.4 are missing: 1.5 follows 1.2.'],
  },
  {
    name: 'a repeated number',
    text: `
      1. Crew
      1.1 A ferry has a master.
      1.2 A ferry has a mate.
      1.2 A ferry has a cook.
      1.3 The cook sleeps ashore.
    `,
    outline: `
      1 # Crew
        1.1 A ferry has a master.
        1.2 A ferry has a mate.
        1.2[2] A ferry has a cook.
        1.3 The cook sleeps ashore.
    `,
    reports: ['1.2 is printed more than once.'],
  },
  {
    name: 'an inserted number',
    text: `
      1. Crew
      1.1 A ferry has a master.
      1.1A The master may be the mate.
      1.2 A ferry has a cook.
    `,
    outline: `
      1 # Crew
        1.1 A ferry has a master.
        1.1A The master may be the mate.
        1.2 A ferry has a cook.
    `,
  },
  {
    name: 'a section whose number was lost',
    text: `
      1. Crew
      1.1 A ferry has a master.
      BERTHS
      2.1 A berth is lit.
      2.2 A berth is swept.
    `,
    outline: `
      1 # Crew
        1.1 A ferry has a master.
      2 [restored] # BERTHS
        2.1 A berth is lit.
        2.2 A berth is swept.
    `,
    reports: ['This heading has lost its number; 2.1 under it proves 2.'],
  },
  {
    name: 'the letter (i) after (h)',
    text: `
      1. Cargo
      1.1 No ferry carries:
      (a) hay;
      (b) tar;
      (c) oil;
      (d) lime;
      (e) salt;
      (f) coal;
      (g) ice;
      (h) slate;
      (i) sand; or
      (j) glass.
    `,
    outline: `
      1 # Cargo
        1.1 No ferry carries:
          1.1(a) hay;
          1.1(b) tar;
          1.1(c) oil;
          1.1(d) lime;
          1.1(e) salt;
          1.1(f) coal;
          1.1(g) ice;
          1.1(h) slate;
          1.1(i) sand; or
          1.1(j) glass.
    `,
  },
  {
    name: 'the numeral (i) under (h)',
    text: `
      1. Cargo
      1.1 No ferry carries:
      (a) hay;
      (b) tar;
      (c) oil;
      (d) lime;
      (e) salt;
      (f) coal;
      (g) ice;
      (h) slate, if:
      (i) wet; or
      (ii) broken.
      1.2 Glass is carried on deck.
    `,
    outline: `
      1 # Cargo
        1.1 No ferry carries:
          1.1(a) hay;
          1.1(b) tar;
          1.1(c) oil;
          1.1(d) lime;
          1.1(e) salt;
          1.1(f) coal;
          1.1(g) ice;
          1.1(h) slate, if:
            1.1(h)(i) wet; or
            1.1(h)(ii) broken.
        1.2 Glass is carried on deck.
    `,
  },
  {
    name: 'closing words after a list, with the list resumed',
    text: `
      1. Delay
      1.1 If a ferry is:

      1.1.1 late; or

      1.1.2 full;

      the master must give notice.

      1.1.3 The notice is in writing.
    `,
    outline: `
      1 # Delay
        1.1 If a ferry is: / the master must give notice.
          1.1.1 late; or
          1.1.2 full;
          1.1.3 The notice is in writing.
    `,
  },
]);
