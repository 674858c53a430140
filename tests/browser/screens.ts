/** Every screen that shows what it first has to ask for, of somebody who has nothing yet. */
export const screens = [
  '/',
  '/network',
  '/contacts',
  '/all-contacts',
  '/all-contacts?tab=duplicates',
  '/all-contacts?tab=history',
  '/people',
  '/people/search?q=sales',
  '/search/people?q=sales',
  '/search/companies?q=sales',
  '/collections',
  '/missions',
  '/onboarding',
  '/setup-network',
  '/relationship-intelligence',
  '/introductions',
  '/introductions/asks',
  '/notifications',
  '/settings/introductions',
  '/settings/security',
  '/settings/your-data',
  '/settings/notifications',
  '/settings/connected-accounts',
  '/settings/enrichment',
  '/settings/sharing',
  '/settings/workspace',
  '/settings/sign-in',
  '/settings/api-keys',
  '/settings/audit',
]

/** Of something that is not there: trying again finds that out. */
export const ofNothing = [
  '/companies/AAAAAAAAAAAAAAAAAAAAAA',
  '/contacts/AAAAAAAAAAAAAAAAAAAAAA',
  '/collections/AAAAAAAAAAAAAAAAAAAAAA',
  '/missions/AAAAAAAAAAAAAAAAAAAAAA',
  '/extension/connect?client_id=AAAAAAAAAAAAAAAAAAAAAA&redirect_uri=x',
  '/introductions/path?person=AAAAAAAAAAAAAAAAAAAAAA',
  '/introductions/compose?person=AAAAAAAAAAAAAAAAAAAAAA',
  '/guest/asks/made-up',
  '/guest/consents/made-up',
  '/never-email/made-up',
]

/** Screens that need no session; `/` is the landing page then. */
export const signedOut = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/join',
  '/auth/callback',
  '/privacy/your-data',
]
