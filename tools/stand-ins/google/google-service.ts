import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import type { SignIn } from '../sign-in/sign-in-options.ts'
import { startSignIn } from '../sign-in/sign-in.ts'
import { googleScopes } from './google-answers.ts'
import { startGoogle, type Google } from './google.ts'

export interface GoogleService {
  google: Google
  signIn: SignIn
  /** What the product is told of both. */
  settings: Record<string, string>
  close(): Promise<void>
}

interface ServiceOptions {
  mailboxes: readonly MadeUpMailbox[]
  /** Where the product runs. */
  publicUrl: string
}

/** Google with the page where its users sign in, for a browser to click through. */
export async function startGoogleService({ mailboxes, publicUrl }: ServiceOptions): Promise<GoogleService> {
  const { mailMetadata, eventsReadonly, contactsReadonly } = googleScopes
  const signIn = await startSignIn({
    name: 'Google',
    accounts: mailboxes.map(({ account: { address, name } }) => ({ email: address, name })),
    redirectUris: [`${publicUrl}/auth/callback`],
    scopes: [mailMetadata, eventsReadonly, contactsReadonly],
    routes: { authorization: '/o/oauth2/v2/auth', token: '/token', revocation: '/revoke', userinfo: '/userinfo' },
    refreshTokenFor: ({ access_type: type }) => type === 'offline',
  })
  const google = await startGoogle({ mailboxes, grantOf: (token) => signIn.grantOf(token) })
  return {
    google,
    signIn,
    settings: {
      GOOGLE_CLIENT_ID: signIn.clientId,
      GOOGLE_CLIENT_SECRET: signIn.clientSecret,
      GOOGLE_SIGN_IN_URL: signIn.url,
      GOOGLE_TOKEN_URL: signIn.url,
      GOOGLE_MAIL_URL: google.url,
      GOOGLE_CALENDAR_URL: google.url,
      GOOGLE_PEOPLE_URL: google.url,
    },
    close: () => Promise.all([signIn.close(), google.close()]).then(() => {}),
  }
}
