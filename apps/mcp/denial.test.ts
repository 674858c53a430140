import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { issueKey } from '../../tests/contract/team.ts'
import { openClient, postMcp } from '../../tests/world/assistant.ts'
import { plantApp } from '../../tests/world/connected-apps.ts'
import { plantConnection } from '../../tests/world/extension.ts'
import { message } from '../../tests/world/introductions.ts'
import { outcomeStage } from '../../tests/world/outcomes.ts'
import { join } from '../../tests/world/team.ts'
import { leastRole } from '@wellmet/platform/http/access.rules.ts'
import { tools } from './tools.ts'

/** What each tool is asked with; a new tool fails the test until it is here. `id` is where an id of somebody else goes. */
const examples: Record<string, (ids: { person: string; request: string }) => Record<string, unknown>> = {
  find_people: () => ({ query: 'Ana Ribeiro' }),
  find_companies: () => ({ query: 'Northgate' }),
  find_paths: ({ person }) => ({ personId: person }),
  list_connectors: () => ({}),
  list_meetings: () => ({}),
  prepare_meeting: ({ person }) => ({ personId: person }),
  list_opportunities: () => ({}),
  list_targets: () => ({}),
  list_requests: () => ({}),
  get_request: ({ request }) => ({ id: request }),
  list_asks: () => ({}),
  draft_introduction_request: ({ person }) => ({ personId: person, message }),
  draft_follow_up: ({ request }) => ({ requestId: request }),
  check_text: ({ person }) => ({ text: 'Ana Ribeiro works at Northgate.', about: [person] }),
}

const canaries = ['Ana Ribeiro', 'Northgate, Inc.', 'Bob Reyes', 'Cleo Park', message.slice(0, 40)]
const nowhere = { person: randomUUID(), request: randomUUID() }

test('every tool refuses everybody who may not, and shows nobody what is not theirs', async () => {
  const { world, me, bob, find, ask } = await outcomeStage()
  const ids = { person: await find('Ana'), request: await ask(bob, 'Ana') }
  const stranger = await world.signUp('A stranger')
  const viewer = await join(world, me, 'viewer', 'Only looks')
  const ofMe = { userId: me.user.id, workspaceId: me.workspace!.id }
  const ofViewer = { userId: viewer.user.id, workspaceId: viewer.workspace!.id }
  const outsider = await plantApp(world, { userId: stranger.user.id, workspaceId: stranger.workspace!.id })
  const looking = await openClient(world.origin(), await plantApp(world, ofViewer))
  const lookingList = new Set((await looking.listTools()).tools.map(({ name }) => name))
  const left = await join(world, me, 'member', 'Left')
  const gone = await plantApp(world, { userId: left.user.id, workspaceId: left.workspace!.id })
  await world.as(me).members.remove({ params: { userId: left.user.id } })
  const unwelcome = {
    nobody: {},
    'a session': me,
    'an access token of the extension': await plantConnection(world, { ...ofMe, name: 'Chrome' }),
    'a token for another address': await plantApp(world, { ...ofMe, resource: 'https://other.example/mcp' }),
    'a token of somebody who left': gone,
  }
  const callAs = async (credentials: object, name: string, args: object) => {
    const answer = await postMcp(world.origin(), credentials, 'tools/call', { name, arguments: args })
    return { status: answer.status, text: await answer.text() }
  }
  for (const tool of tools) {
    const example = examples[tool.name]
    expect(example, `${tool.name} has no example`).toBeDefined()
    const args = example!(ids)
    for (const [who, credentials] of Object.entries(unwelcome))
      expect((await callAs(credentials, tool.name, args)).status, `${tool.name} by ${who}`).toBe(401)
    for (const scope of tool.scopes) {
      const key = await issueKey(world, me, ['mcp:use', 'account:read', ...tool.scopes.filter((one) => one !== scope)])
      expect((await callAs(key, tool.name, args)).status, `${tool.name} without ${scope}`).toBe(403)
    }
    const needsMember = tool.uses.some(({ endpoint }) => leastRole(endpoint.access) === 'member')
    expect(lookingList.has(tool.name), `${tool.name} for a viewer`).toBe(!needsMember)
    const mine = await callAs(await plantApp(world, ofMe), tool.name, args)
    expect(mine.status, `${tool.name} of one’s own`).toBe(200)
    const theirs = await callAs(outsider, tool.name, args)
    const none = await callAs(outsider, tool.name, example!(nowhere))
    for (const canary of canaries.filter((one) => !JSON.stringify(args).includes(one)))
      expect(theirs.text, `${tool.name} to somebody else`).not.toContain(canary)
    const withoutIds = (text: string) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|"id":1|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    expect(withoutIds(theirs.text), `${tool.name}: an id of somebody else is as one of nobody`).toBe(
      withoutIds(none.text),
    )
  }
}, 180_000)
