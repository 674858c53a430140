import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { deletionsMessages } from '@wellmet/contacts/deletions/deletions.messages.ts'
import { billingMessages } from '@wellmet/account/billing/billing.messages.ts'
import { peopleToRateMessages } from '@wellmet/discovery/people-to-rate/people-to-rate.messages.ts'
import { planOf } from '@wellmet/account/billing/plans.rules.ts'
import { secondFactorRulesMessages } from '@wellmet/account/second-factor-rules/second-factor-rules.messages.ts'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { mailMessages } from '@wellmet/platform/mail/mail.messages.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountScreensMessages } from '../../apps/web/src/account/account-screens.messages.ts'
import { helpdeskMessages } from '@wellmet/connections/helpdesk/helpdesk.messages.ts'
import { connectionsScreensMessages } from '../../apps/web/src/connections/connections-screens.messages.ts'
import { contactsScreensMessages } from '../../apps/web/src/contacts/contacts-screens.messages.ts'
import { growthScreensMessages } from '../../apps/web/src/growth/growth-screens.messages.ts'
import { postingScreensMessages } from '@wellmet/growth/posting/posting-screens.messages.ts'
import { homeMessages } from '../../apps/web/src/home/home.messages.ts'
import { outreachScreensMessages } from '../../apps/web/src/outreach/outreach-screens.messages.ts'
import { introductionsScreensMessages } from '../../apps/web/src/introductions/introductions-screens.messages.ts'

const folder = join(import.meta.dirname, '../../docs/help')
const text = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

/** What stands after "Settings →" or "Network →", up to the next sign. */
const namedUnder = (place: string): Set<string> =>
  new Set(
    [
      ...text.matchAll(
        new RegExp(`${place} → ([A-Z][A-Za-z ]+?)(?= (?:choose|you|they|and|says)\\b|[ ]?[→.,:;])`, 'g'),
      ),
    ].map(([, name]) => name!),
  )

test('the help names only places that the rail, the tabs and the settings have', () => {
  const settings = new Set([
    accountScreensMessages.profile(),
    accountScreensMessages.security(),
    accountScreensMessages.yourData(),
    accountScreensMessages.workspace(),
    accountScreensMessages.signIn(),
    contactsScreensMessages.connectedAccounts(),
    connectionsScreensMessages.enrichment(),
    contactsScreensMessages.sharing(),
    introductionsScreensMessages.introductions(),
    accountScreensMessages.notifications(),
    introductionsScreensMessages.languageModel(),
    accountScreensMessages.apiKeys(),
    accountScreensMessages.connectedApps(),
    accountScreensMessages.webhooks(),
    accountScreensMessages.audit(),
    accountScreensMessages.approvals(),
    accountScreensMessages.playbooks(),
    accountScreensMessages.billing(),
    growthScreensMessages.site(),
    postingScreensMessages.title(),
    helpdeskMessages.tickets(),
    outreachScreensMessages.channels(),
    outreachScreensMessages.emailAccess(),
  ])
  expect([...namedUnder('Settings')].filter((name) => !settings.has(name))).toEqual([])
  expect(namedUnder('Settings').size).toBeGreaterThan(4)
  expect(namedUnder('Network')).toEqual(new Set([duplicatesMessages.contacts()]))
})

test('the help quotes buttons in the words that they have', () => {
  const buttons = [
    homeMessages.importLinkedIn(),
    peopleToRateMessages.rate(),
    duplicatesMessages.importMore(),
    contactsMessages.exportAll(),
    deletionsMessages.deleteContact(),
    secondFactorRulesMessages.require(),
    secondFactorsMessages.withRecoveryCode(),
    signOnMessages.continueWith(),
    signOnMessages.test(),
    billingMessages.manage(),
    mailMessages.neverEmail(),
  ]
  expect(buttons.filter((button) => !text.includes(`“${button}”`))).toEqual([])
})

test('the help says of each plan what the product gives', () => {
  const { team, business } = { team: planOf('team_monthly'), business: planOf('business_monthly') }
  const row = (name: string) => new RegExp(`^\\| ${name} +\\| (.+?) +\\| (.+?) +\\|$`, 'm').exec(text)?.slice(1)
  const has = (feature: 'sso' | 'scim') =>
    [team, business].map(({ entitlements }) => (entitlements.includes(feature) ? 'yes' : 'no'))
  expect(row('members')).toEqual([team, business].map(({ limits }) => `up to ${limits.seats.toLocaleString('en')}`))
  expect(row('single sign-on \\(SSO\\)')).toEqual(has('sso'))
  expect(row('user provisioning \\(SCIM\\)')).toEqual(has('scim'))
})
