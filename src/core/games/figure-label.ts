import { said } from '../facts/said';
import type { FactDeclaration } from './game';

/** What a row of a fact is called; all of it where no row is named. */
export const figureLabel = (
  { label, rowLabel }: Pick<FactDeclaration<unknown>, 'label' | 'rowLabel'>,
  row: string,
): string => (row === '' ? label : (rowLabel?.(row) ?? `${label}: ${said(row)}`));
