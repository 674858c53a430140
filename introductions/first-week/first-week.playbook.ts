import { z } from 'zod'
import { toldApart } from '@wellmet/platform/values/told-apart.rules.ts'
import { memberJoined } from '@wellmet/account/members/members.events.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { playbook, startsWhen } from '@wellmet/platform/runs/playbook.ts'
import type { RunContext } from '@wellmet/platform/runs/step.ts'
import { wait } from '@wellmet/platform/runs/steps.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { firstWeekMessages as m } from './first-week.messages.ts'
import { findNewcomer, listNewcomers } from './first-week.store.ts'
import { remindNewcomer } from './remind-newcomer.ts'

const startFor = (workspaceId: string, userId: string) => ({
  workspaceId,
  viewerId: userId,
  about: userId,
  input: { userId },
})

const later = (name: string, title: () => string) =>
  wait(name, {
    title,
    until: ({ now, settings }: RunContext<unknown, 'daysBetween'>) => addDays(now, settings.daysBetween),
  })

/** In the order of the first steps on Home. Every step is a notification to the newcomer; nobody is mailed. */
export const firstWeek = playbook({
  name: 'introductions.first-week',
  version: 1,
  title: m.title,
  about: m.about,
  input: z.object({ userId: Id }),
  settings: { daysBetween: { label: m.daysBetween, least: 1, most: 14, usual: 2 } },
  starts: [
    startsWhen(memberJoined, async ({ workspaceId, userId }, { tx }) =>
      (await findNewcomer(tx, { workspaceId, userId })) ? startFor(workspaceId, userId) : null,
    ),
  ],
  choices: async ({ tx, viewer: { workspaceId, userId } }) => {
    const newcomers = await listNewcomers(tx, { workspaceId, userId })
    const nameOf = toldApart(newcomers)
    return newcomers.map((mate) => ({ ...startFor(workspaceId, mate.userId), label: nameOf(mate) }))
  },
  steps: [
    remindNewcomer('import', { step: m.import, title: m.importTitle.message(), link: '/access/network' }),
    later('share-later', m.shareLater),
    remindNewcomer('share', {
      step: m.share,
      title: m.shareTitle.message(),
      body: [m.shareBody.message()],
      link: '/settings/sharing',
    }),
    later('ask-later', m.askLater),
    remindNewcomer('ask', { step: m.ask, title: m.askTitle.message(), body: [m.askBody.message()], link: '/' }),
    later('invite-later', m.inviteLater),
    remindNewcomer('invite', { step: m.invite, title: m.inviteTitle.message(), link: '/setup-network' }),
  ],
})
