import { EXAMPLE_ROUNDS } from './example-rounds';

export interface ExampleQuery {
  readonly id: string;
  readonly question: string;
  readonly explanation: string;
  readonly query: string;
  readonly variables?: string;
}

/** One for each kind of person the service answers. A test runs all of them. */
export const EXAMPLE_QUERIES: readonly ExampleQuery[] = [
  {
    id: 'clause',
    question: 'What does rule 8.4.2 say?',
    explanation: 'A clause by its citation: what it provides, the figures it states, and the checks that rest on it.',
    query: `query Clause {
  clause(citation: "au-nsw/ltgame-2016#rules/8.4.2") {
    citation
    heading
    class
    statement
    text
    facts {
      ruleSet
      label
      figures { part value }
    }
    checks { id requirement }
  }
}`,
  },
  {
    id: 'rule-set',
    question: 'What did baccarat pay in New South Wales on 3 May 2024?',
    explanation: 'The rules that governed a game on a day, with their odds and the clause each stands in.',
    query: `query Odds {
  ruleSet(jurisdiction: "AU-NSW", game: "baccarat", at: "2024-05-03") {
    ... on RuleSet {
      name
      version
      inForce { from basis }
      player: facts(name: "playerPays") { ...odds }
      banker: facts(name: "bankerPays") { ...odds }
      tie: facts(name: "tiePays") { ...odds }
      pair: facts(name: "pairPays") { ...odds }
    }
    ... on Problem { code message }
  }
}

fragment odds on Fact {
  label
  figures { value clauses }
}`,
  },
  {
    id: 'check-round',
    question: 'Was this round played by the rules?',
    explanation:
      'A recorded round, judged under the rules of its day. Banker wins with 6 and a stake of 100.00 is paid 100.00.',
    query: `query Verdict($round: JSON!) {
  checkRound(round: $round) {
    ... on CheckedRound {
      round
      verdict
      examined
      ruleSet { name }
      findings {
        verdict
        subject
        message
        expected
        recorded
        clauses { citation heading }
      }
    }
    ... on Problem { code message }
  }
}`,
    variables: `{ "round": ${EXAMPLE_ROUNDS[0].record} }`,
  },
];
