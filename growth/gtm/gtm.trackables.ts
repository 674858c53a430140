import { z } from 'zod'
import { EmailAddress, Name, Text } from '@wellmet/platform/contract/shapes.ts'
import { fromProgram } from '../tracking/from-site.ts'
import { programSource, type ProgramTrigger } from '../leads/leads.rules.ts'
import { trackable } from '../tracking/trackable.ts'
import { trackingContract } from '../tracking/tracking-routes.ts'
import { gtmMessages as m } from './gtm.messages.ts'
import { savePurchase } from './save-purchase.ts'
import { triggerPlaybook } from './trigger-playbook.ts'

const who = { email: EmailAddress, name: Name.optional(), company: Name.optional(), message: Text(2000).optional() }
const own = { source: fromProgram, consent: 'own' } as const

export const event = trackable({
  ...own,
  name: 'gtm.event',
  path: '/api/gtm/event',
  summary: 'A program of the workspace tells what happened, without a person',
  title: m.event,
  payload: { event: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/) },
  keeps: ['event'],
})

const trigger = (
  name: 'waitlist' | 'demo' | 'founding100-interest' | 'newsletter',
  of: ProgramTrigger,
  summary: string,
) =>
  trackable({
    ...own,
    name: `gtm.${name}`,
    path: `/api/gtm/trigger/${name}`,
    summary,
    title: () => programSource(of),
    payload: who,
    starts: triggerPlaybook(of),
  })

export const waitlist = trigger('waitlist', 'waitlist', 'Somebody joined the waitlist elsewhere; starts a playbook')
export const demo = trigger('demo', 'demo', 'Somebody asked for a demo elsewhere; starts a playbook')
export const interest = trigger(
  'founding100-interest',
  'interest',
  'Somebody wants to be a founding customer; starts a playbook',
)
export const newsletter = trigger(
  'newsletter',
  'newsletter',
  'Somebody wants the newsletter elsewhere; saved as a lead, and nobody is mailed',
)

export const purchase = trackable({
  ...own,
  name: 'gtm.founding100-purchase',
  path: '/api/gtm/trigger/founding100-purchase',
  summary: 'Somebody is said to have bought; it is pending until an admin confirms it',
  title: () => programSource('purchase'),
  payload: { ...who, reference: Name.meta({ description: 'The number of the order: the same one counts once' }) },
  starts: savePurchase,
})

export const gtmTrackables = { event, waitlist, demo, interest, purchase, newsletter }
export const gtmEvents = trackingContract('gtm', gtmTrackables)
