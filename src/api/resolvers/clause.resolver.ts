import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { HeldClause } from '../../app/held-clauses';
import { clauseState } from '../../core/links/clause-state';
import { citationOf } from '../../core/values/citation';
import { diffWords } from '../../core/compare/words/diff-words';
import { knownExamples } from '../../app/project-examples';
import type { StoredVersion } from '../../io/postgres/store/clause-history';
import type { RequestContext } from '../context';
import { checkNode } from '../nodes';

@Resolver('Clause')
export class ClauseResolver {
  @ResolveField()
  instrument(@Parent() { instrument }: HeldClause) {
    return { id: instrument };
  }

  @ResolveField()
  async text(@Parent() { textId }: HeldClause, @Context() { words }: RequestContext) {
    return textId === null ? null : (await words.load(textId))?.text;
  }

  @ResolveField()
  draft(@Parent() { instrument }: HeldClause, @Context() { held }: RequestContext) {
    return held.source(instrument)?.draft === true;
  }

  @ResolveField()
  parent(@Parent() clause: HeldClause, @Context() { held }: RequestContext) {
    return held.clauses.above(clause);
  }

  @ResolveField()
  children(@Parent() { instrument, book, label }: HeldClause, @Context() { held }: RequestContext) {
    return held.clauses.ofBook(instrument, book).filter(({ parent }) => parent === label);
  }

  @ResolveField()
  async cites(@Parent() clause: HeldClause, @Context() { held, references }: RequestContext) {
    const { instrument, citation } = clause;
    const found = (await references.load(clause)).map(({ words, kind, to }) => ({
      words,
      kind,
      clause: to && held.clauses.at(citationOf(instrument, to.book, to.label)),
    }));
    // A clause that mentions its own table leads nowhere else.
    return found.filter((reference) => reference.clause?.citation !== citation);
  }

  @ResolveField()
  async citedBy(@Parent() clause: HeldClause, @Context() { held, referencesTo }: RequestContext) {
    const { instrument, citation } = clause;
    const from = (await referencesTo.load(clause)).map((reference) =>
      citationOf(instrument, reference.from.book, reference.from.label),
    );
    return [...new Set(from)].filter((other) => other !== citation).flatMap((other) => held.clauses.at(other) ?? []);
  }

  @ResolveField()
  async definitions(@Parent() clause: HeldClause, @Context() { held, definitions }: RequestContext) {
    return (await definitions.load(clause)).map(({ term, text, book, label }) => ({
      term,
      text,
      clause: held.clauses.at(citationOf(clause.instrument, book, label)),
    }));
  }

  @ResolveField()
  facts(@Parent() { citation }: HeldClause, @Context() { held }: RequestContext) {
    return held.factsOf().get(citation) ?? [];
  }

  @ResolveField()
  conflicts(@Parent() { citation }: HeldClause, @Context() { held }: RequestContext) {
    return held.conflictsOf().get(citation) ?? [];
  }

  @ResolveField()
  checks(@Parent() { citation }: HeldClause, @Context() { held }: RequestContext) {
    return (held.checksOf().get(citation) ?? []).map(checkNode);
  }

  @ResolveField()
  links(@Parent() { citation }: HeldClause, @Context() { held }: RequestContext) {
    return held.linksOf().get(citation) ?? [];
  }

  @ResolveField()
  state(@Parent() { citation }: HeldClause, @Context() { held }: RequestContext) {
    return clauseState(held.linksOf().get(citation) ?? []);
  }

  @ResolveField()
  examples(@Parent() { citation }: HeldClause) {
    return knownExamples().byClause.get(citation) ?? [];
  }

  @ResolveField()
  async history(@Parent() { citation }: HeldClause, @Context() { versions }: RequestContext) {
    return (await versions.load(citation)).map(versionNode);
  }
}

const versionNode = ({ before, inForceFrom, ...version }: StoredVersion) => ({
  kind: version.kind,
  learntAt: version.learntAt.toISOString(),
  compilation: version.compilation === '' ? null : version.compilation,
  inForce: inForceFrom && {
    from: inForceFrom,
    to: version.inForceTo,
    basis: version.inForceBasis,
    reason: version.inForceReason,
  },
  heading: version.heading,
  words: version.words,
  differences: () => (before === null ? [] : diffWords(before, version.words)),
});
