import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'
import { areas as areasWithSchema } from './areas.ts'
import { webLayers } from './web-folders.ts'

const areas = [...areasWithSchema, 'apps']

const leftOnly: IForbiddenRuleType[] = areas.slice(0, -1).map((area, position) => ({
  name: `${area}-looks-left`,
  comment: 'To reach right, announce an event. If two areas need each other, a noun is in the wrong area.',
  severity: 'error',
  from: { path: `^${area}/`, pathNot: '[.]test[.]ts$' },
  to: { path: `^(${areas.slice(position + 1).join('|')})/` },
}))

type Place = { path?: string | string[]; pathNot?: string | string[] }
const role = (name: string, from: Place, to: Place, comment: string): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: '[.]test[.]ts$', ...from },
  to,
})

const inAreas = `^(${areas.slice(0, -1).join('|')})/`
const product = `^(${areas.slice(1, -1).join('|')})/`
const database = 'node_modules/(kysely|pg|graphile-worker|fastify|ioredis|undici|nodemailer)/'

/** The cruiser knows node's own modules without `node:`. `net` is not among them for `isIP`, which is pure. */
const impure = '^(fs|tls|https?|http2|dgram|dns|child_process|worker_threads|cluster|timers)(/|$)'

const web = '^apps/web/src/'
const layersOfWeb: [name: string, path: string][] = [
  ...webLayers.map(({ name, folders }): [string, string] => [name, `${web}(${folders.join('|')})/`]),
  ['routes', `${web}(routes/|[^/]+$)`],
]
const webLooksDown = layersOfWeb.slice(0, -1).map(([name, path], position): IForbiddenRuleType => ({
  name: `web-${name}-looks-down`,
  comment:
    'In the web app: theme ← api ← kit ← areas, in their order ← shell, home and their like ← showcase ← routes.',
  severity: 'error',
  from: { path, pathNot: '[.]test[.]tsx?$' },
  to: { path: layersOfWeb.slice(position + 1).map(([, higher]) => higher) },
}))

/** The two orders of docs/map.md: areas look only left, roles look only down. */
export const forbidden: IForbiddenRuleType[] = [
  ...leftOnly,
  ...webLooksDown,
  role(
    'contract-looks-down',
    { path: '[.]contract[.]ts$' },
    {
      path: `^(${areas.slice(0, -1).join('|')})/`,
      pathNot: ['[.](contract|messages|plug-in)[.]ts$', '^platform/contract/'],
    },
    'A contract knows shapes, plug-ins, and messages for what does not fit them.',
  ),
  role(
    'plug-ins-look-down',
    { path: '[.]plug-in[.]ts$' },
    {
      path: `^(${areas.slice(0, -1).join('|')})/`,
      pathNot: ['[.](contract|messages|rules|plug-in)[.]ts$', '^platform/contract/'],
    },
    'A plug-in is part of a contract, which the web app reads: it asks the server for what it needs.',
  ),
  role(
    'messages-are-texts',
    { path: '[.]messages[.]ts$' },
    { path: '.', pathNot: '^platform/messages/' },
    'Messages are read by the web app, mails and the server, so they bring nothing with them.',
  ),
  role(
    'rules-are-pure',
    { path: '[.]rules[.]ts$' },
    { path: [database, impure, '[.](store|handlers|events|jobs|reactions|work|area)[.]ts$'] },
    'Rules know no clock, no database and no network.',
  ),
  role(
    'rules-look-down',
    { path: `${product}.*[.]rules[.]ts$` },
    { path: product, pathNot: '[.](contract|rules|messages)[.]ts$' },
    'Rules know contracts, messages and other rules.',
  ),
  role(
    'stores-are-private',
    { path: `${product}([^/]+)/` },
    { path: `${product}([^/]+)/[^/]+[.]store[.]ts$`, pathNot: '^$1/$2/' },
    'Another noun is reached through its use cases.',
  ),
  role(
    'stores-are-not-for-apps',
    { path: '^apps/' },
    { path: `${product}.*[.]store[.]ts$` },
    'An app binds handlers, jobs and reactions.',
  ),
  role(
    'stores-look-down',
    { path: '[.]store[.]ts$' },
    { path: '[.](handlers|events|jobs|reactions|work|area)[.]ts$' },
    'A store moves rows and knows nobody above it.',
  ),
  role(
    'events-are-declarations',
    { path: '[.]events[.]ts$' },
    { path: inAreas, pathNot: ['[.](contract|rules|events)[.]ts$', '^platform/(contract|events)/'] },
    'Whoever announces an event imports nothing of what is done about it.',
  ),
  role(
    'jobs-are-declarations',
    { path: '[.]jobs[.]ts$' },
    { path: inAreas, pathNot: ['[.](contract|rules|jobs)[.]ts$', '^platform/(contract|jobs)/'] },
    'Whoever enqueues a job imports nothing of the work.',
  ),
  role(
    'settings-are-declarations',
    { path: '[.]settings[.]ts$' },
    { path: inAreas, pathNot: ['[.](contract|rules|settings)[.]ts$', '^platform/config/'] },
    'The apps read settings before anything else is there.',
  ),
  role(
    'tables-are-declarations',
    { path: '[.]tables[.]ts$' },
    { path: inAreas, pathNot: ['[.]rules[.]ts$', '^(platform|identity)/tables/'] },
    'What merges, moves, exports and deletes rows reads the declarations, so they bring nothing with them.',
  ),
  role(
    'bindings-are-for-the-area',
    { pathNot: ['^(?:apps/)?([^/]+)/\\1[.]area[.]ts$', '^apps/mcp/tools/', '^tests/', '[.]test[.]ts$'] },
    { path: '[.](handlers|reactions|work|tables)[.]ts$', pathNot: '^platform/health/' },
    'What binds endpoints, events and jobs to use cases, and what declares tables, is listed in the manifest of the area. Only the tools of assistants call endpoints, as a program would.',
  ),
  role(
    'areas-bind-their-own',
    { path: '^([^/]+)/[^/]+[.]area[.]ts$' },
    { path: inAreas, pathNot: ['^$1/', '^platform/area[.]ts$'] },
    'A manifest lists what is in its own area.',
  ),
  role(
    'areas-are-for-apps',
    { pathNot: ['^apps/areas[.]ts$', '^tests/', '[.]test[.]ts$'] },
    { path: '[.]area[.]ts$' },
    'The list of areas is apps/areas.ts; whoever needs an area reads it there.',
  ),
  role(
    'web-sees-what-is-public',
    { path: '^apps/web/' },
    {
      path: [inAreas, '^apps/(api|worker|wellmet)/', '^apps/areas[.]ts$'],
      pathNot: ['[.](contract|rules|messages)[.]ts$', '^platform/(contract|messages)/'],
    },
    'What runs in the browser is public.',
  ),
  role(
    'product-is-not-built-on-tests',
    { pathNot: ['^tests/', '^bench/', '[.]test[.]ts$', '-for-tests[.]ts$'] },
    { path: ['^tests/', '^bench/'] },
    'Tests look at the product, never the other way round.',
  ),
  {
    name: 'no-cycles',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
]

export const cruiseOptions: ICruiseOptions = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: ['/dist/', '[.]gen[.]ts$', '^[.]local/'] },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
  },
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  preserveSymlinks: false,
}
