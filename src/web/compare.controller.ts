import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { compareHeld } from '../app/compare-held';
import { comparisonFile } from '../app/comparison-file';
import type { Config } from '../app/config';
import { RulesService } from '../app/rules-service';
import { sidesHeld } from '../app/sides-held';
import { todayIn } from '../app/today';
import type { Comparison } from '../core/compare/matrix/comparison';
import { html } from '../core/exports/html/html';
import { Failure } from '../core/failures/failure';
import { GAMES } from '../core/games/registry';
import { CONFIG } from '../service.module';
import { comparePage } from './compare-page';
import type { FileReply } from './file-reply';
import { IsPage } from './is-page';
import { NoSuchPage } from './not-found';
import { formatNamed, sendFile } from './send-file';

const BACK = html`<a href="/compare">Compare rules</a>.`;

/** As a form sends it: one side or several, and others typed beside them. */
interface Asked {
  readonly game?: string;
  readonly side?: string | readonly string[];
  readonly more?: string;
  readonly all?: string;
}

const words = (text: unknown): readonly string[] =>
  typeof text === 'string' ? text.split(/[\s,]+/).filter((word) => word !== '') : [];

const sidesIn = ({ side, more }: Asked): readonly string[] => [
  ...new Set([...(Array.isArray(side) ? side.flatMap(words) : words(side)), ...words(more)]),
];

@Controller('compare')
export class CompareController {
  private readonly explorer: boolean;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(RulesService) private readonly rules: RulesService,
    @Inject(CONFIG) config: Config,
  ) {
    this.explorer = config.explorer;
  }

  @Get()
  @IsPage()
  async page(@Query() asked: Asked): Promise<string> {
    const { book } = await this.rules.current();
    const games = GAMES.filter(({ code }) => sidesHeld(book.ruleSetsOf([code]), code).length > 1);
    const game = games.find(({ code }) => code === asked.game) ?? games[0];
    const sides = sidesIn(asked);
    return comparePage({
      ...{ games, sides, game: game?.code ?? '', all: asked.all !== undefined, explorer: this.explorer },
      held: game ? sidesHeld(book.ruleSetsOf([game.code]), game.code) : [],
      result: game && sides.length > 0 ? await this.compared(game.code, sides) : undefined,
    });
  }

  @Get(':format')
  async file(@Param('format') name: string, @Query() asked: Asked, @Res() reply: FileReply): Promise<void> {
    const format = formatNamed(name, BACK);
    const comparison = await this.compared(asked.game ?? '', sidesIn(asked));
    if ('sentence' in comparison) throw new NoSuchPage(comparison.sentence, BACK);
    const { book } = await this.rules.current();
    sendFile(reply, comparisonFile(comparison, format, todayIn(book), asked.all !== undefined));
  }

  private async compared(game: string, sides: readonly string[]): Promise<Comparison | { readonly sentence: string }> {
    try {
      const held = await this.rules.current();
      return await compareHeld(this.dataSource, held, game, sides, todayIn(held.book));
    } catch (error) {
      if (error instanceof Failure) return { sentence: error.message };
      throw error;
    }
  }
}
