import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { compareAside, comparisonFileAside, type ComparedAside } from '../app/long-work/compare-aside';
import { LongWork } from '../app/long-work/long-work';
import type { Config } from '../app/config';
import { RulesService } from '../app/rules-service';
import { sidesHeld } from '../app/sides-held';
import { html } from '../core/exports/html/html';
import { GAMES } from '../core/games/registry';
import { CONFIG } from '../service.module';
import { comparePage } from './compare-page';
import type { FileReply } from './file-reply';
import { orSentence } from './or-sentence';
import { patienceOf, type Answering } from './patience';
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
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(RulesService) private readonly rules: RulesService,
    @Inject(LongWork) private readonly work: LongWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @IsPage()
  async page(@Query() asked: Asked, @Res({ passthrough: true }) answering: Answering): Promise<string> {
    const place = await this.place(answering);
    const { book } = place.held;
    const games = GAMES.filter(({ code }) => sidesHeld(book.ruleSetsOf([code]), code).length > 1);
    const game = games.find(({ code }) => code === asked.game) ?? games[0];
    const sides = sidesIn(asked);
    return comparePage({
      ...{ games, sides, game: game?.code ?? '', all: asked.all !== undefined, explorer: this.config.explorer },
      held: game ? sidesHeld(book.ruleSetsOf([game.code]), game.code) : [],
      result:
        game && sides.length > 0 ? await orSentence(() => compareAside(place, sidesOf(game.code, sides))) : undefined,
    });
  }

  @Get(':format')
  async file(@Param('format') name: string, @Query() asked: Asked, @Res() reply: FileReply & Answering): Promise<void> {
    const format = formatNamed(name, BACK);
    const place = await this.place(reply);
    const order = sidesOf(asked.game ?? '', sidesIn(asked));
    const file = await orSentence(() => comparisonFileAside(place, order, { format, all: asked.all !== undefined }));
    if ('sentence' in file) throw new NoSuchPage(file.sentence, BACK);
    sendFile(reply, file);
  }

  private async place(answering: Answering): Promise<ComparedAside> {
    const { dataSource, work } = this;
    const held = await this.rules.current();
    return { dataSource, work, held, patience: patienceOf(answering, this.config) };
  }
}

const sidesOf = (game: string, sides: readonly string[]) => ({ game, sides, now: new Date(), drafts: [] });
