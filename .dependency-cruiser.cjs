/** The pipeline runs one way; each stage may use only the stages before it. */
const STAGES = [
  'values',
  'reading',
  'amending',
  'facts',
  'games',
  'rules',
  'compare',
  'rounds',
  'play',
  'checks',
  'findings',
  'auditing',
  'proving',
  'generating',
  'replaying',
  'witnessing',
  'explain',
  'links',
  'differences',
  'exports',
];

/** The definition of a game uses what every table has; everything else of a game comes before that. */
const DEFINITIONS = '^src/core/games/(?:definitions\\.ts|[^/]+/(?:definition\\.ts|play/))';

const later = STAGES.map((stage, index) => ({
  name: `core-${stage}-uses-only-earlier-stages`,
  severity: 'error',
  from: { path: `^src/core/${stage}/`, ...(stage === 'games' && { pathNot: DEFINITIONS }) },
  to: { path: `^src/core/(?:${STAGES.slice(index + 1).join('|') || 'none'})/` },
})).filter(({ to }) => !to.path.includes('none'));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...later,
    {
      name: 'nothing-before-the-checks-knows-definitions',
      severity: 'error',
      from: { path: `^src/core/(?:${STAGES.slice(0, STAGES.indexOf('checks')).join('|')})/`, pathNot: DEFINITIONS },
      to: { path: DEFINITIONS },
    },
    {
      name: 'definitions-use-only-what-is-before-the-checks',
      severity: 'error',
      from: { path: DEFINITIONS },
      to: { path: `^src/core/(?:${STAGES.slice(STAGES.indexOf('checks')).join('|')})/` },
    },
    {
      name: 'core-is-pure',
      comment: 'no Nest, no TypeORM, no Node, no I/O: the core is given everything it needs',
      severity: 'error',
      from: { path: '^src/core/', pathNot: '^src/core/compare/' },
      to: { pathNot: '^src/core/' },
    },
    {
      name: 'core-compares-words-with-diff',
      comment: 'a pure function, and the only package the core uses',
      severity: 'error',
      from: { path: '^src/core/compare/' },
      to: { pathNot: '^(?:src/core/|node_modules/diff/)' },
    },
    {
      name: 'io-knows-only-the-core',
      severity: 'error',
      from: { path: '^src/io/' },
      to: { path: '^src/(?:app|api|web|cli)(?:/|\\.ts)' },
    },
    {
      name: 'use-cases-know-no-surface',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^src/(?:api|web|cli)(?:/|\\.ts)' },
    },
    {
      name: 'surfaces-stay-apart',
      severity: 'error',
      from: { path: '^src/(api|web|cli)/' },
      to: { path: '^src/(?:api|web|cli)/', pathNot: '^src/$1/' },
    },
    {
      name: 'comparing-loads-no-checks',
      comment: 'loading three hundred checks, or a reader of YAML, takes longer than to compare rules',
      severity: 'error',
      from: { path: '^src/app/(?:compare|rule-book)\\.ts$' },
      to: { path: '^src/core/(?:checks|findings)/|node_modules/yaml/', reachable: true },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'product-knows-no-tests',
      severity: 'error',
      from: { path: '^(?:src|migrations)/' },
      to: { path: '^(?:test|bench)/' },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: { path: '^(?:src|migrations)/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['require', 'node', 'default'] },
  },
};
