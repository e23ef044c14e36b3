import type { Cents } from '../../values/money';
import { figuresIn, problem, type FactKind } from '../kind';
import { byName } from './by-name';

const MONEY = /^\$(\d{1,9})(?:\.(\d{2}))?$/;
const PERCENT = /^(\d{1,3})(?:\.(\d{1,2}))?%$/;
const QUANTITY = /^(\d{1,6}(?:\.\d{1,4})?) ([a-z][a-z -]*)$/;

export const parseDollars = (text: string): Cents | undefined => {
  const [, dollars, cents = '00'] = MONEY.exec(text) ?? [];
  return dollars === undefined ? undefined : Number(dollars + cents);
};

export const printDollars = (cents: Cents): string =>
  `$${String(Math.floor(cents / 100))}${cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`}`;

/** A percentage in hundredths of one per cent, so that 2.5 % is a whole number. */
export const parsePercent = (text: string): number | undefined => {
  const [, whole, part = ''] = PERCENT.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole + part.padEnd(2, '0'));
};

export const printPercent = (hundredths: number): string => {
  const [whole, part] = [Math.floor(hundredths / 100), hundredths % 100];
  return `${String(whole)}${part === 0 ? '' : `.${String(part).padStart(2, '0').replace(/0$/, '')}`}%`;
};

function written<T>(
  name: string,
  example: string,
  read: (text: string) => T | undefined,
  print: (value: T) => string,
  unit: (text: string) => string | undefined,
): FactKind<T> {
  return {
    name,
    read: (raw) => {
      const value = typeof raw === 'string' ? read(raw) : undefined;
      return value === undefined
        ? problem(`${name} such as "${example}" is expected, found ${JSON.stringify(raw)}`)
        : { value };
    },
    cells: (value) => [{ part: '', text: print(value) }],
    figures: figuresIn,
    unit,
  };
}

const inDollars = (): string => 'dollars';
const inPercent = (): string => 'per cent';

/** An amount of money the law itself names: `$50`, `$0.50`; in cents. */
export const money = written<Cents>('an amount', '$50', parseDollars, printDollars, inDollars);

/** `5%`, `2.5%`; in hundredths of one per cent. */
export const percent = written('a percentage', '2.5%', parsePercent, printPercent, inPercent);

export interface Quantity {
  /** As written: exact, and compared as such. */
  readonly figure: string;
  readonly unit: string;
}

const parseQuantity = (text: string): Quantity | undefined => {
  const [, figure, unit] = QUANTITY.exec(text) ?? [];
  return figure === undefined || unit === undefined ? undefined : { figure, unit };
};
const unitIn = (text: string): string | undefined => parseQuantity(text)?.unit;
const printQuantity = ({ figure, unit }: Quantity): string => `${figure} ${unit}`;

/** A figure with what it counts: `3 revolutions`, `20 minutes`, `18 mm`. Whether it is the least or the most, the fact's name says. */
export const quantity = written<Quantity>('a quantity', '3 revolutions', parseQuantity, printQuantity, unitIn);

/** Several of them by name: `{ least-players: 2 players, break: 15 minutes }`. */
export const quantitiesByName = {
  ...byName('quantities by name', {
    expects: 'a quantity such as "15 minutes"',
    read: parseQuantity,
    print: printQuantity,
  }),
  unit: unitIn,
};

/** `{ commission: 5%, pool: 20% }`. */
export const percentsByName = {
  ...byName('percentages by name', {
    expects: 'a percentage such as "2.5%"',
    read: parsePercent,
    print: printPercent,
  }),
  unit: inPercent,
};

/** `{ way-ticket/20: $0.20 }`. */
export const moneyByName = {
  ...byName('amounts by name', {
    expects: 'an amount such as "$0.50"',
    read: parseDollars,
    print: printDollars,
  }),
  unit: inDollars,
};
