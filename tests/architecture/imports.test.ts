import { expect, test } from 'vitest'
import { cruiseRepository } from '../../tools/check/cruise.ts'
import { plantedFolder } from './planted-folder.ts'

const packageOf = (area: string): string =>
  JSON.stringify({ name: `@wellmet/${area}`, type: 'module', exports: { './*': './*' } })

/** Two areas and the web app as they should be; what is planted comes on top. */
const orderly: Record<string, string> = {
  'node_modules/kysely/package.json': JSON.stringify({ name: 'kysely', type: 'module', exports: './index.js' }),
  'node_modules/kysely/index.js': 'export const sql = 1\n',
  'account/package.json': packageOf('account'),
  'account/users/users.contract.ts': `export const users = 1\n`,
  'account/users/users.messages.ts': `export const usersMessages = 1\n`,
  'account/users/users.rules.ts': `import { users } from './users.contract.ts'\nexport const mayAct = users\n`,
  'account/users/users.store.ts': `import { sql } from 'kysely'\nexport const findUser = sql\n`,
  'account/users/find-user.ts': `import { findUser } from './users.store.ts'\nexport const showUser = findUser\n`,
  'account/users/users.handlers.ts': `import { showUser } from './find-user.ts'\nexport const usersRoutes = showUser\n`,
  'graph/package.json': packageOf('graph'),
  'graph/people/people.contract.ts': `import { users } from '@wellmet/account/users/users.contract.ts'\nexport const people = users\n`,
  'graph/people/people.store.ts': `export const listPeople = 1\n`,
  'graph/people/list-people.ts': `import { showUser } from '@wellmet/account/users/find-user.ts'\nexport const shown = showUser\n`,
  'graph/people/people.events.ts': `import { people } from './people.contract.ts'\nexport const personAdded = people\n`,
  'graph/people/people.jobs.ts': `import { people } from './people.contract.ts'\nexport const countPeopleJob = people\n`,
  'graph/people/people.reactions.ts': `import { personAdded } from './people.events.ts'\nimport { shown } from './list-people.ts'\nexport const peopleReactions = [personAdded, shown]\n`,
  'graph/people/people.work.ts': `import { countPeopleJob } from './people.jobs.ts'\nimport { shown } from './list-people.ts'\nexport const peopleWork = [countPeopleJob, shown]\n`,
  'account/account.area.ts': `import { usersRoutes } from './users/users.handlers.ts'\nexport const accountArea = usersRoutes\n`,
  'graph/graph.area.ts': `import { peopleReactions } from './people/people.reactions.ts'\nimport { peopleWork } from './people/people.work.ts'\nexport const graphArea = [peopleReactions, peopleWork]\n`,
  'apps/areas.ts': `import { accountArea } from '@wellmet/account/account.area.ts'\nimport { graphArea } from '@wellmet/graph/graph.area.ts'\nexport const areas = [accountArea, graphArea]\n`,
  'apps/api/api.ts': `import { areas } from '../areas.ts'\nexport const served = areas\n`,
  'apps/web/page.tsx': `import { usersMessages } from '@wellmet/account/users/users.messages.ts'\nimport { mayAct } from '@wellmet/account/users/users.rules.ts'\nexport const page = [mayAct, usersMessages]\n`,
  'apps/web/src/api/client.ts': `export const http = 1\n`,
  'apps/web/src/kit/loaded.tsx': `import { http } from '../api/client.ts'\nexport const Loaded = http\n`,
  'apps/web/src/showcase/kit-page.tsx': `import { Contacts } from '../contacts/contacts-screen.tsx'\nexport const Kit = Contacts\n`,
  'apps/web/src/account/session.ts': `import { http } from '../api/client.ts'\nexport const session = http\n`,
  'apps/web/src/contacts/contacts-screen.tsx': `import { session } from '../account/session.ts'\nexport const Contacts = session\n`,
  'apps/web/src/introductions/asks-screen.tsx': `import { Contacts } from '../contacts/contacts-screen.tsx'\nexport const Asks = Contacts\n`,
  'apps/web/src/shell/shell.tsx': `import { Asks } from '../introductions/asks-screen.tsx'\nexport const Shell = Asks\n`,
  'apps/web/src/routes/__root.tsx': `import { Shell } from '../shell/shell.tsx'\nexport const Route = Shell\n`,
  'tests/world.ts': `import { areas } from '../apps/areas.ts'\nexport const world = areas\n`,
}

const cruise = (planted: Record<string, string>, fewest = 1) => {
  const folder = plantedFolder({ ...orderly, ...planted }, ['account', 'graph'])
  return cruiseRepository(['account', 'graph', 'apps', 'tests'], folder, fewest)
}

const importOf = (from: string): string => `import * as seen from '${from}'\nexport const used = seen\n`

test('an orderly folder has no findings', async () => {
  expect(await cruise({})).toEqual({ findings: [], modules: 27 })
})

const planted: [rule: string, path: string, imports: string][] = [
  ['account-looks-left', 'account/users/count-people.ts', '@wellmet/graph/people/list-people.ts'],
  ['account-looks-left', 'account/users/count-people-beside.ts', '../../graph/people/list-people.ts'],
  ['graph-looks-left', 'graph/people/serve-people.ts', '../../apps/areas.ts'],
  ['rules-are-pure', 'graph/people/people.rules.ts', 'kysely'],
  ['rules-are-pure', 'graph/people/clock.rules.ts', 'node:timers/promises'],
  ['rules-are-pure', 'graph/people/files.rules.ts', 'node:fs'],
  ['rules-look-down', 'graph/people/verb.rules.ts', './list-people.ts'],
  ['contract-looks-down', 'graph/people/stored.contract.ts', './people.store.ts'],
  ['messages-are-texts', 'graph/people/people.messages.ts', './people.contract.ts'],
  ['stores-are-private', 'graph/people/steal-users.ts', '@wellmet/account/users/users.store.ts'],
  ['stores-are-private', 'graph/users/steal-namesakes.ts', '@wellmet/account/users/users.store.ts'],
  ['stores-are-private', 'account/members/steal-users.ts', '../users/users.store.ts'],
  ['stores-are-not-for-apps', 'apps/worker/steal-users.ts', '@wellmet/account/users/users.store.ts'],
  ['stores-look-down', 'graph/people/served.store.ts', './people.events.ts'],
  ['stores-look-down', 'graph/people/reacting.store.ts', './people.reactions.ts'],
  ['rules-are-pure', 'graph/people/work.rules.ts', './people.work.ts'],
  ['events-are-declarations', 'graph/people/reacting.events.ts', './list-people.ts'],
  ['events-are-declarations', 'graph/people/enqueueing.events.ts', './people.jobs.ts'],
  ['jobs-are-declarations', 'graph/people/working.jobs.ts', './list-people.ts'],
  ['jobs-are-declarations', 'graph/people/stored.jobs.ts', './people.store.ts'],
  ['rules-are-pure', 'graph/people/area.rules.ts', '../graph.area.ts'],
  ['settings-are-declarations', 'graph/people/people.settings.ts', './people.store.ts'],
  ['bindings-are-for-the-area', 'graph/people/react-people.ts', './people.reactions.ts'],
  ['bindings-are-for-the-area', 'graph/people/work-people.ts', './people.work.ts'],
  ['bindings-are-for-the-area', 'graph/people/handle-people.ts', '@wellmet/account/users/users.handlers.ts'],
  ['bindings-are-for-the-area', 'graph/people.area.ts', './people/people.work.ts'],
  ['bindings-are-for-the-area', 'apps/worker/work-users.ts', '@wellmet/account/users/users.handlers.ts'],
  ['areas-bind-their-own', 'graph/thieving.area.ts', '@wellmet/account/users/users.handlers.ts'],
  ['areas-are-for-apps', 'graph/people/read-area.ts', '../graph.area.ts'],
  ['areas-are-for-apps', 'apps/worker/read-area.ts', '@wellmet/account/account.area.ts'],
  ['web-sees-what-is-public', 'apps/web/store.ts', '@wellmet/account/users/users.store.ts'],
  ['web-sees-what-is-public', 'apps/web/api.ts', '../api/api.ts'],
  ['web-sees-what-is-public', 'apps/web/areas.ts', '../areas.ts'],
  ['web-api-looks-down', 'apps/web/src/api/use-form.ts', '../kit/loaded.tsx'],
  ['web-kit-looks-down', 'apps/web/src/kit/sign-out.tsx', '../account/session.ts'],
  ['web-kit-looks-down', 'apps/web/src/kit/parts.tsx', '../showcase/kit-page.tsx'],
  ['web-account-looks-down', 'apps/web/src/account/import.tsx', '../contacts/contacts-screen.tsx'],
  ['web-theme-looks-down', 'apps/web/src/theme/colors.ts', '../api/client.ts'],
  ['web-connections-looks-down', 'apps/web/src/connections/contacts-read.tsx', '../contacts/contacts-screen.tsx'],
  ['web-contacts-looks-down', 'apps/web/src/contacts/ask-link.tsx', '../introductions/asks-screen.tsx'],
  ['web-graph-looks-down', 'apps/web/src/graph/ask-link.tsx', '../introductions/asks-screen.tsx'],
  ['web-discovery-looks-down', 'apps/web/src/discovery/ask-link.tsx', '../introductions/asks-screen.tsx'],
  ['web-discovery-looks-down', 'apps/web/src/discovery/panel.tsx', '../shell/shell.tsx'],
  ['web-introductions-looks-down', 'apps/web/src/introductions/frame.tsx', '../shell/shell.tsx'],
  ['web-shell-looks-down', 'apps/web/src/palette/commands.ts', '../routes/__root.tsx'],
  ['web-shell-looks-down', 'apps/web/src/onboarding/steps.ts', '../routes/__root.tsx'],
  ['product-is-not-built-on-tests', 'apps/api/pretend.ts', '../../tests/world.ts'],
  ['resolvable', 'apps/api/nowhere.ts', './not-there.ts'],
]

test('every planted violation is caught by the rule that is meant for it', async () => {
  const { findings } = await cruise({
    ...Object.fromEntries(planted.map(([, path, imports]) => [path, importOf(imports)])),
    'graph/people/one-way.ts': importOf('./other-way.ts'),
    'graph/people/other-way.ts': importOf('./one-way.ts'),
  })
  const caught = findings.map((finding) => finding.split(' → ')[0])
  expect(caught).toEqual(expect.arrayContaining(planted.map(([rule, path]) => `${rule}: ${path}`)))
  expect(caught).toContain('no-cycles: graph/people/one-way.ts')
  // And nothing else is: only what was planted is named.
  const plantedPaths = [...planted.map(([, path]) => path), 'graph/people/one-way.ts', 'graph/people/other-way.ts']
  expect(findings.filter((finding) => !plantedPaths.some((path) => finding.includes(`: ${path} `)))).toEqual([])
})

test('tests may look everywhere, and two files may share a type in both directions', async () => {
  const { findings } = await cruise({
    'account/users/users.test.ts':
      importOf('../../tests/world.ts') +
      importOf('@wellmet/graph/people/people.store.ts').replaceAll('seen', 'also').replace('used', 'more'),
    'graph/people/one-way.ts': `import type { Other } from './other-way.ts'\nexport type One = { other?: Other }\n`,
    'graph/people/other-way.ts': `import type { One } from './one-way.ts'\nexport type Other = { one?: One }\n`,
  })
  expect(findings).toEqual([])
})

test('a cruise that reads no module fails', async () => {
  const folder = plantedFolder({ 'account/readme.md': 'nothing to read\n' })
  expect(await cruiseRepository(['account'], folder)).toMatchObject({
    modules: 0,
    findings: [expect.stringMatching(/^too-few-modules: 0 /)],
  })
})
