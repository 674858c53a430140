import { defineMessages } from '@wellmet/platform/messages/messages.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Area } from '@wellmet/platform/area.ts'
import type { Somebody, World } from '../../tests/world/world.ts'
import { saveSignals, type NewSignal, type SignalSource } from './save-signals.ts'
import { signalKind } from './signal-kinds.ts'
import { tellsSignals } from './signals.hooks.ts'

const madeUpMessages = defineMessages('madeUpSignals', {
  waved: '{name} waved at us.',
  warned: '{name} has a question open.',
})

export const waved = signalKind({ name: 'made_up_wave', keptDays: 30, onHome: true, namesPath: true })
export const warned = signalKind({ name: 'made_up_warning', keptDays: 30, isCaution: true })

/** For a world in which they are shown. */
export const madeUpSignals: Area = {
  name: 'made-up',
  routes: {},
  jobs: [],
  reactions: [],
  hooks: [tellsSignals(waved, warned)],
  schedule: [],
  settings: [],
  sealed: [],
  tables: [],
}

type Told = Partial<NewSignal> & { email?: string; company?: string }

/** As an area on the right saves them, in a transaction of the system. */
export const saveFor = (world: World, who: Somebody, told: Told[], source: Partial<SignalSource> = {}) =>
  world.services.database.system.asSystem((tx) =>
    saveSignals(
      tx,
      { workspaceId: who.workspace!.id, userId: null, source: 'made-up', origin: 'made-up', ...source },
      told.map(({ email, company, ...one }, at) => signalOf(world, at, email, company, one)),
      world.services.now(),
    ),
  )

function signalOf(
  world: World,
  at: number,
  email: string | undefined,
  company: string | undefined,
  one: Partial<NewSignal>,
): NewSignal {
  const keys = personKeys(world.services)
  const name = one.name ?? company ?? email ?? ''
  const kind = one.kind ?? waved
  return {
    kind,
    externalId: `one-${at}`,
    about:
      company === undefined
        ? { personKeys: keys.of({ emails: [email ?? ''], phones: [] }) }
        : { companyId: keys.company(company) },
    name,
    says: (kind === warned ? madeUpMessages.warned : madeUpMessages.waved).message({ name }),
    at: world.services.now(),
    link: '/missions',
    ...one,
  }
}
