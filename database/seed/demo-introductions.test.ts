import { expect, test } from 'vitest'
import { decideMove, newState, type Move, type RequestState } from '@wellmet/introductions/moves/move.rules.ts'
import { nextSilence } from '@wellmet/introductions/silence/silence.rules.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { DemoIntroduction, Happening } from './demo-happenings.ts'
import { demoIntroductions } from './demo-introductions.ts'

const asked = new Date('2026-01-01T00:00:00Z')
const no = { to: 'declined', by: 'connector', kind: 'declined' } as const

const moves: Record<Exclude<Happening, 'targetNotNow'>, Move> = {
  yes: { to: 'accepted', by: 'connector', kind: 'accepted', repliedWith: 'introduce' },
  asksTarget: { to: 'accepted', by: 'connector', kind: 'accepted_asking_target', repliedWith: 'ask_target' },
  mention: { to: 'accepted', by: 'connector', kind: 'name_drop', repliedWith: 'name_drop' },
  later: { to: 'pending', by: 'connector', kind: 'later' },
  doNotKnow: no,
  notClose: no,
  notNow: no,
  notAFit: no,
  tooMany: no,
  targetYes: { to: 'replied', by: 'target', kind: 'target_agreed' },
  introduced: { to: 'sent', by: 'asker', kind: 'intro_sent' },
  replied: { to: 'replied', by: 'asker', kind: 'target_replied' },
  met: { to: 'meeting', by: 'asker', kind: 'meeting_booked' },
  workedOut: { to: 'converted', by: 'asker', kind: 'converted' },
  noInterest: { to: 'archived', by: 'asker', kind: 'no_interest' },
  triesNext: { to: 'declined', by: 'asker', kind: 'next_path' },
}

const reminded = (state: RequestState): RequestState => ({ ...state, reminders: state.reminders + 1 })

/** What the product makes of an introduction of the demo: its happenings, and the silences in between. */
function live({ later }: DemoIntroduction): { what: Happening; before: RequestState; silences: string[] }[] {
  let state: RequestState = { ...newState, stage: 'awaiting_connector', askedAt: asked }
  return (Object.entries(later) as [Happening, number][]).map(([what, days]) => {
    const [before, now, silences] = [state, addDays(asked, days + 0.5), [] as string[]]
    for (let silence = nextSilence(state); silence && silence.at <= now; silence = nextSilence(state)) {
      silences.push(`${silence.next} of ${silence.of} at ${state.stage}`)
      if (silence.next === 'end') break
      state = reminded(state)
    }
    if (what === 'targetNotNow') return { what, before, silences }
    const snoozedUntil = what === 'later' ? { snoozedUntil: addDays(now, 14) } : {}
    const decision = decideMove(state, { ...moves[what], ...snoozedUntil }, now)
    if (decision.is === 'moved')
      state = { ...decision.after, targetAskedAt: what === 'asksTarget' ? now : decision.after.targetAskedAt }
    return { what, before, silences }
  })
}

const told = demoIntroductions.map((one) => ({ name: `${one.asker} to ${one.target}`, lived: live(one) }))

test('no connector in the demo is said to be silent after an answer, and nothing ends that goes on', () => {
  const wrong = told.flatMap(({ name, lived }) =>
    lived.flatMap(({ what, before, silences }) =>
      silences
        .filter((silence) => before.stage === 'connector_replied' || silence.startsWith('end'))
        .map((silence) => `${name}, before ${what}: ${silence}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('whatever came of an introduction in the demo comes after it was made, and so does its end', () => {
  const introduced = (state: RequestState): boolean =>
    state.sentAt !== null ||
    state.repliedWith === 'name_drop' ||
    ['target_replied', 'meeting_booked'].includes(state.stage)
  const wrong = told.flatMap(({ name, lived }) =>
    lived
      .filter(({ what, before }) => ['replied', 'met', 'workedOut', 'noInterest'].includes(what) && !introduced(before))
      .map(({ what }) => `${name}: ${what}`),
  )
  expect(wrong).toEqual([])
})
