import type { Provider } from '../engine/provider.ts'
import { mailchimp } from '../email-marketing/mailchimp.ts'
import { ghost } from '../ghost/ghost.ts'
import { luma } from '../gatherings/luma.ts'
import { caldav } from './caldav/caldav.ts'
import { csv } from './csv/csv.ts'
import { google } from './google/google.ts'
import { googleSheets } from './google-sheets/google-sheets.ts'
import { hubspot } from './hubspot/hubspot.ts'
import { ics } from './ics/ics.ts'
import { imap } from './imap/imap.ts'
import { linkedin } from './linkedin/linkedin.ts'
import { microsoft } from './microsoft/microsoft.ts'
import { pipedrive } from './pipedrive/pipedrive.ts'
import { salesforce } from './salesforce/salesforce.ts'
import { slack } from './slack/slack.ts'
import { teams } from './teams/teams.ts'
import { telegram } from './telegram/telegram.ts'
import { zendesk } from './zendesk/zendesk.ts'

/** Every outside service that a member can connect. */
export const providers: readonly Provider[] = [
  google,
  microsoft,
  linkedin,
  hubspot,
  salesforce,
  pipedrive,
  zendesk,
  imap,
  caldav,
  ics,
  googleSheets,
  csv,
  mailchimp,
  ghost,
  luma,
  slack,
  teams,
  telegram,
]
