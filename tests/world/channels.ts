import { onTestFinished } from 'vitest'
import { startSlack, type Slack } from '../../tools/stand-ins/chat/slack.ts'
import { startTeams, type Teams } from '../../tools/stand-ins/chat/teams.ts'
import { startTelegramBot, type Telegram } from '../../tools/stand-ins/chat/telegram.ts'
import { redirectUris } from './account-stage.ts'
import type { Somebody, World } from './world.ts'

/** Slack, Teams and Telegram, and the settings by which a world knows them. */
export async function startChannels() {
  const [slack, teams, telegram] = [await startSlack({ redirectUris }), await startTeams(), await startTelegramBot()]
  onTestFinished(async () => void (await Promise.all([slack.close(), teams.close(), telegram.close()])))
  const { host, hostname } = new URL(teams.url)
  const settings: Record<string, string> = {
    ...slack.settings,
    ...telegram.settings,
    TEAMS_HOSTS: hostname,
    PRIVATE_ACCOUNT_HOSTS: host,
  }
  return { slack, teams, telegram, settings }
}

export interface Chats {
  slack: Slack
  teams: Teams
  telegram: Telegram
}

let members = 0

/** How members connect in a world. Each has an account of their own at each platform. */
export function connectingIn(world: World, { slack, teams, telegram }: Chats) {
  const api = (who: Somebody) => world.as(who).channels
  return {
    async slack(who: Somebody, id = `U${String((members += 1)).padStart(4, '1')}`) {
      const { url } = await api(who).connect({ body: { platform: 'slack' } })
      return api(who).callback({ query: await slack.agree(url!, { id, name: who.user.name }) })
    },
    async teams(who: Somebody, reads: 'me' | 'others' = 'others', name = 'Partnerships') {
      const { account } = await api(who).connect({ body: { platform: 'teams', url: teams.addWorkflow(), name, reads } })
      return account!
    },
    async telegram(who: Somebody, id = 700_000 + (members += 1)) {
      const { url } = await api(who).connect({ body: { platform: 'telegram' } })
      reach(world, telegram)
      await telegram.start(url!, { id, first_name: who.user.name, username: undefined })
      await world.work()
      return id
    },
  }
}

/** Telegram is told the public address, at which nobody listens in a test. */
export function reach(world: World, telegram: Telegram): void {
  if (telegram.webhook) telegram.webhook.url = world.origin() + new URL(telegram.webhook.url).pathname
}
