import { tableCheck, type Duty } from '../duties/duty';
import type { TableFacts } from '../table/table-facts';

const DIAMETER = 'wheel-diameter/least';
const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/** The least diameter of the wheel in millimetres. */
export function leastDiameter({ equipment }: Pick<TableFacts, 'equipment'>): number | undefined {
  const least = equipment?.get(DIAMETER);
  return least && Number(least.figure) * (MILLIMETRES[least.unit] ?? 1);
}

/** The symbol that does not stand on as many compartments as the rules have it. */
function wrongSymbol(
  symbols: unknown,
  segments: NonNullable<TableFacts['segments']>,
): { readonly symbol: string; readonly expected: number; readonly recorded: number } | undefined {
  if (typeof symbols !== 'object' || symbols === null) return undefined;
  for (const [symbol, recorded] of Object.entries(symbols)) {
    const expected = segments.get(`symbol:${symbol}`)?.[0] ?? 0;
    if (typeof recorded === 'number' && recorded !== expected) return { symbol, expected, recorded };
  }
  return undefined;
}

export const wheelAsStated: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/wheel-as-stated`,
    requirement: 'The wheel has the size, the compartments and the symbols that the rules state.',
    enforces: ['compartments'],
    mayEnforce: ['segments', 'equipment'],
    enforcesRow: (fact, row) => fact !== 'equipment' || row === DIAMETER,
    messages: {
      compartments: 'The wheel had {{recorded}} compartments; it must have {{expected}}.',
      symbol: 'On the wheel {{recorded}} compartments showed the symbol {{symbol}}; it must be {{expected}}.',
      size: 'The wheel measured {{recorded}} mm across; it must measure at least {{expected}} mm.',
    },
    run: ({ equipment }, facts, ruling) => {
      const { segments, symbols, wheelDiameterMm } = equipment;
      if (typeof segments === 'number' && segments !== facts.compartments)
        ruling.breaches('equipment', {
          message: 'compartments',
          cites: ['compartments'],
          expected: String(facts.compartments),
          recorded: String(segments),
        });
      const wrong = facts.segments && wrongSymbol(symbols, facts.segments);
      if (wrong !== undefined)
        ruling.breaches('equipment', {
          message: 'symbol',
          cites: [['segments', `symbol:${wrong.symbol}`], 'compartments'],
          expected: String(wrong.expected),
          recorded: String(wrong.recorded),
          data: { symbol: wrong.symbol },
        });
      const least = leastDiameter(facts);
      if (least !== undefined && typeof wheelDiameterMm === 'number' && wheelDiameterMm < least)
        ruling.breaches('equipment', {
          message: 'size',
          cites: [['equipment', DIAMETER]],
          expected: String(least),
          recorded: String(wheelDiameterMm),
        });
      if (segments === facts.compartments) ruling.complies('equipment');
    },
  });
