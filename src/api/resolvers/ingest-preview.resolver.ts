import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { IngestPreview } from '../../app/ingesting/preview';
import { refusal } from '../../app/ingesting/refusal';
import { BY_ARGUMENT, namelessness, resemblanceSaid } from '../../app/ingesting/resemblance';
import { suspicionSaid } from '../../core/links/suspicion-said';
import type { ChangedClause } from '../../core/compare/text-changes';
import { diffWords } from '../../core/compare/words/diff-words';
import type { ClauseName } from '../../core/reading/reading';
import { citationOf } from '../../core/values/citation';
import { pageOf, type PageArguments } from '../connection';
import type { RequestContext } from '../context';

type Named = Pick<IngestPreview, 'instrument'>;

const citationIn = ({ instrument }: Named, { book, label }: ClauseName): string => citationOf(instrument, book, label);

/** A preview in the form of the schema: citations for places, messages for sentences. */
@Resolver('IngestPreview')
export class IngestPreviewResolver {
  @ResolveField()
  clauses(@Parent() preview: IngestPreview, @Args() page: PageArguments, @Context() { held }: RequestContext) {
    return pageOf(
      preview.reading.clauses.map((clause) => ({ ...clause, citation: citationIn(preview, clause) })),
      held.change,
      page,
    );
  }

  @ResolveField()
  facts(@Parent() { facts }: IngestPreview) {
    return facts.map(({ sentence, ...fact }) => ({ ...fact, message: sentence }));
  }

  @ResolveField()
  diagnostics(@Parent() { reading }: IngestPreview) {
    return reading.diagnostics.map(({ code, line, sentence }) => ({ code, line, message: sentence }));
  }

  @ResolveField()
  unplaced(@Parent() { reading }: IngestPreview) {
    return reading.unplaced;
  }

  @ResolveField()
  resembles(@Parent() preview: IngestPreview) {
    const { likeness } = preview;
    return (
      likeness && { ...likeness, message: namelessness(preview, likeness, BY_ARGUMENT) ?? resemblanceSaid(likeness) }
    );
  }

  @ResolveField()
  lint(@Parent() preview: IngestPreview) {
    return preview.lint.map(({ code, severity, sentence, clause, line }) => ({
      ...{ code, severity, message: sentence, line },
      clause: clause && citationIn(preview, clause),
    }));
  }

  @ResolveField()
  damage(@Parent() { instrument, damage }: IngestPreview) {
    return damage
      .map((one) => refusal(instrument, one))
      .map(({ code, sentence, clause }) => ({ code, message: sentence, clause }));
  }

  @ResolveField()
  changes(@Parent() preview: IngestPreview) {
    return preview;
  }

  @ResolveField()
  suspectLinks(@Parent() { suspectLinks }: IngestPreview) {
    return suspectLinks.map(({ because = [], ...link }) => ({ ...link, because: because.map(suspicionSaid) }));
  }
}

@Resolver('TextChanges')
export class TextChangesResolver {
  @ResolveField()
  added(@Parent() preview: IngestPreview) {
    return preview.changes.added.map((name) => citationIn(preview, name));
  }

  @ResolveField()
  removed(@Parent() preview: IngestPreview) {
    return preview.changes.removed.map((name) => citationIn(preview, name));
  }

  @ResolveField()
  changed(@Parent() preview: IngestPreview, @Args() page: PageArguments, @Context() { held }: RequestContext) {
    return pageOf(
      preview.changes.changed.map((clause) => ({ ...clause, citation: citationIn(preview, clause) })),
      held.change,
      page,
    );
  }

  @ResolveField()
  unchanged(@Parent() { changes }: IngestPreview) {
    return changes.unchanged;
  }
}

@Resolver('ChangedClause')
export class ChangedClauseResolver {
  /** Compared for those that are shown, and only where a query asks for it. */
  @ResolveField()
  words(@Parent() { before, after }: ChangedClause) {
    return before === undefined ? [] : diffWords(before, after);
  }
}
