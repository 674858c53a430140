import { z } from 'zod'
import { EmailAddress, Name, Text } from '@wellmet/platform/contract/shapes.ts'
import { fromSite } from '../tracking/from-site.ts'
import { trackable } from '../tracking/trackable.ts'
import { trackingContract } from '../tracking/tracking-routes.ts'
import { leadsMessages as m } from './leads.messages.ts'
import { saveLead } from './save-lead.ts'

/** The box and the words beside it, which are stored with the lead. */
export const consent = {
  consent: z.literal('yes').meta({ description: 'The box beside the wording' }),
  wording: Text(500).meta({ description: 'What the form says beside the box' }),
}
const who = { email: EmailAddress, name: Name.optional(), company: Name.optional() }
const said = { message: Text(2000).optional() }
const source = { source: Name.optional().meta({ description: 'Where the form is, such as a campaign' }) }

/** Something on a page, without a person. */
export const track = trackable({
  name: 'leads.track',
  path: '/api/leads/track',
  summary: 'Count something that happened on a page: no person, no cookie, no address',
  title: m.track,
  source: fromSite,
  payload: { event: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), page: z.string().max(200).optional() },
  consent: 'nobody',
  keeps: ['event', 'page'],
})

export const contact = trackable({
  name: 'leads.contact',
  path: '/api/leads/contact',
  summary: 'Somebody wrote by the contact form of the site',
  title: m.contact,
  source: fromSite,
  payload: { ...who, ...said, ...source, ...consent },
  consent: 'wording',
  starts: saveLead('contact'),
})

export const newsletter = trackable({
  name: 'leads.newsletter',
  path: '/api/leads/newsletter',
  summary: 'Somebody wants the newsletter; they confirm it by mail',
  title: m.newsletter,
  source: fromSite,
  payload: { ...who, ...source, ...consent },
  consent: 'wording',
  starts: saveLead('newsletter'),
})

export const waitlist = trackable({
  name: 'leads.waitlist',
  path: '/api/leads/waitlist',
  summary: 'Somebody wants a place on the waitlist; they confirm it by mail',
  title: m.waitlist,
  source: fromSite,
  payload: { ...who, ...source, ...consent },
  consent: 'wording',
  starts: saveLead('waitlist'),
})

export const demo = trackable({
  name: 'leads.demo',
  path: '/api/leads/demo',
  summary: 'Somebody asks for a demo',
  title: m.demo,
  source: fromSite,
  payload: { ...who, ...said, ...source, ...consent },
  consent: 'wording',
  starts: saveLead('demo'),
})

export const leadTrackables = { track, contact, newsletter, waitlist, demo }

export const leadEvents = trackingContract('leads', leadTrackables)
