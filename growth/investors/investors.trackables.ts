import { z } from 'zod'
import { EmailAddress, Name } from '@wellmet/platform/contract/shapes.ts'
import { consent } from '../leads/leads.trackables.ts'
import { saveLead } from '../leads/save-lead.ts'
import { fromSite } from '../tracking/from-site.ts'
import { trackable } from '../tracking/trackable.ts'
import { trackingContract } from '../tracking/tracking-routes.ts'
import { fromPitchLink } from './from-pitch-link.ts'
import { investorsMessages as m } from './investors.messages.ts'
import { SectionKey } from './pitches.contract.ts'
import { saveRead } from './save-read.ts'

const isMe = { isMe: z.literal('yes').optional().meta({ description: 'The reader ticked that the link is theirs' }) }
const own = { source: fromPitchLink, consent: 'own' } as const

export const submit = trackable({
  name: 'investors.submit',
  path: '/api/investors/submit',
  summary: 'Somebody asks to see the pitch, by a form of the site',
  title: m.submit,
  source: fromSite,
  payload: { email: EmailAddress, name: Name.optional(), company: Name.optional(), ...consent },
  consent: 'wording',
  starts: saveLead('pitch'),
})

export const trackPage = trackable({
  ...own,
  name: 'investors.page',
  path: '/api/investors/track-page',
  summary: 'The pitch page was opened through a link',
  title: m.page,
  payload: isMe,
  dedupe: { minutes: 30, by: ['isMe'] },
  starts: (context, { payload, ...happened }) => saveRead(context, { ...happened, section: 'page', ...payload }),
})

export const trackEvent = trackable({
  ...own,
  name: 'investors.section',
  path: '/api/investors/track-event',
  summary: 'A section of the pitch was opened; how long is not measured',
  title: m.section,
  payload: { section: SectionKey, ...isMe },
  dedupe: { minutes: 30, by: ['section', 'isMe'] },
  starts: (context, { payload, ...happened }) => saveRead(context, { ...happened, ...payload }),
})

export const trackAction = trackable({
  ...own,
  name: 'investors.action',
  path: '/api/investors/track-action',
  summary: 'The reader ticked that the link is theirs, or took the tick back',
  title: m.action,
  payload: { action: z.enum(['this-is-me', 'not-me']) },
  keeps: ['action'],
})

export const endSession = trackable({
  ...own,
  name: 'investors.end',
  path: '/api/investors/end-session',
  summary: 'The pitch page was left; only that is counted',
  title: m.end,
  payload: {},
})

export const track = trackable({
  ...own,
  name: 'investors.track',
  path: '/api/investors/track',
  summary: 'Something else happened on the pitch page',
  title: m.track,
  payload: { event: SectionKey },
  keeps: ['event'],
})

export const investorTrackables = { submit, trackPage, trackEvent, trackAction, endSession, track }
export const investorEvents = trackingContract('investors', investorTrackables)
