import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { fromOtherSites } from '@wellmet/platform/contract/other-sites.plug-in.ts'
import { form } from '@wellmet/platform/contract/form.plug-in.ts'
import { textFile } from '@wellmet/platform/contract/file.plug-in.ts'
import { EmailAddress, Id, Nothing, Page, secret, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { guessing, Session } from '../users/users.contract.ts'

export const Joining = z.enum(['open', 'invited']).meta({ id: 'SignOnJoining' })
export type Joining = z.infer<typeof Joining>

/** The role of people who join by single sign-on. Never owner. */
export const JoiningRole = z.enum(['viewer', 'member', 'admin']).meta({ id: 'SignOnRole' })
export type JoiningRole = z.infer<typeof JoiningRole>

export const Protocol = z.enum(['oidc', 'saml']).meta({ id: 'SignOnProtocol' })
export type Protocol = z.infer<typeof Protocol>

export const SignOnConnection = z
  .object({
    protocol: Protocol,
    issuer: z.string().meta({ description: 'With SAML the entity id of the provider' }),
    clientId: z.string().nullable().meta({ description: 'Of OpenID Connect' }),
    signOnUrl: z.string().nullable().meta({ description: 'Of SAML' }),
    certificates: z.array(z.string()).meta({ description: 'Of SAML, in PEM' }),
    joining: Joining,
    role: JoiningRole.meta({ description: 'Of new people who were not invited' }),
    required: z.boolean().meta({ description: 'Sessions that did not begin here cannot enter the workspace' }),
    usedAt: Timestamp.nullable().meta({ description: 'When somebody last came back with a valid answer' }),
  })
  .meta({ id: 'SignOnConnection' })
export type SignOnConnection = z.infer<typeof SignOnConnection>

export const SignOnSettings = z
  .object({
    redirectUri: z.string().meta({ description: 'To enter at the provider, character by character' }),
    saml: z
      .object({ entityId: z.string(), acsUrl: z.string() })
      .nullable()
      .meta({ description: 'The same for SAML; null if this server does not offer it' }),
    connection: SignOnConnection.nullable(),
    linked: z.array(z.object({ userId: Id, name: z.string(), linkedAt: Timestamp, usedAt: Timestamp.nullable() })),
  })
  .meta({ id: 'SignOnSettings' })
export type SignOnSettings = z.infer<typeof SignOnSettings>

export const SignOnDraft = z.strictObject({
  issuer: Text(500),
  clientId: Text(500),
  clientSecret: secret(Text(1000))
    .optional()
    .meta({ description: 'Left out: the one that is stored stays, if issuer and client ID stay' }),
  joining: Joining.default('open'),
  role: JoiningRole.default('member'),
})
export type SignOnDraft = z.infer<typeof SignOnDraft>

export const SamlDraft = z.strictObject({
  issuer: Text(500).meta({ description: 'The entity id of the provider' }),
  signOnUrl: Text(2000).meta({ description: 'Where the provider takes requests by redirect' }),
  certificate: Text(10_000).meta({ description: 'What the provider signs with, in PEM' }),
  nextCertificate: Text(10_000)
    .nullish()
    .meta({ description: 'Taken too, while the provider changes from one to the other' }),
  joining: Joining.default('open'),
  role: JoiningRole.default('member'),
})
export type SamlDraft = z.infer<typeof SamlDraft>

/** What a provider of SAML has the browser post. Whatever else is in the form is left out. */
export const PostedResponse = z.object({
  SAMLResponse: secret(z.string().max(200_000)).optional(),
  RelayState: secret(z.string().max(1000)).optional(),
})
export type PostedResponse = z.infer<typeof PostedResponse>

/** Where the browser goes next. */
const Leaving = z.object({ url: z.string() }).meta({ id: 'SignOnStart' })

/** What came with the way back from the provider. */
export const ProviderAnswer = z.strictObject({
  workspaceId: Id.meta({ description: 'From the address that the provider led back to' }),
  state: secret(Text(200)),
  code: secret(Text(4000)).optional(),
  iss: Text(500).optional(),
  error: Text(200).optional(),
})
export type ProviderAnswer = z.infer<typeof ProviderAnswer>

/** Why somebody whom the provider knows is not let in. */
export const SignOnRefusalReason = z
  .enum([
    'no_email',
    'email_not_verified',
    'domain_not_proven',
    'not_of_this_organization',
    'other_identity',
    'account_not_confirmed',
    'not_a_member',
    'owner_not_linked',
    'link_ended',
    'not_invited',
    'other_user',
    'linked_to_other_user',
  ])
  .meta({ id: 'SignOnRefusalReason' })
export type SignOnRefusalReason = z.infer<typeof SignOnRefusalReason>

export const SignOnTest = z
  .object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean().nullable().meta({ description: 'What the provider says; null if it says nothing' }),
    name: z.string().nullable(),
    refusal: SignOnRefusalReason.nullable().meta({ description: 'Why this person would not be let in' }),
  })
  .meta({ id: 'SignOnTest' })
export type SignOnTest = z.infer<typeof SignOnTest>

export const SignOnOutcome = z
  .union([
    z.object({ did: z.literal('signed_in'), session: Session }),
    z.object({ did: z.literal('linked') }),
    z.object({ did: z.literal('confirmed') }),
    z.object({ did: z.literal('tested'), test: SignOnTest }),
  ])
  .meta({ id: 'SignOnOutcome' })
export type SignOnOutcome = z.infer<typeof SignOnOutcome>

export const SignOnLink = z
  .object({
    workspaceId: Id,
    workspaceName: z.string(),
    linked: z.boolean(),
    opensEverything: z.boolean().meta({ description: 'It opens my other workspaces and my account too' }),
    linkedAt: Timestamp.nullable(),
  })
  .meta({ id: 'SignOnLink' })
export type SignOnLink = z.infer<typeof SignOnLink>

/** Each one asks the provider for its addresses. */
const costly = { points: 30, seconds: 60 }

export const signOn = contract('account', {
  start: {
    route: 'POST /api/account/sign-on',
    access: 'anyone',
    summary: 'Sign in at the provider of the workspace that has proven the domain of this address',
    body: z.strictObject({ email: EmailAddress }),
    reply: Leaving,
    rate: guessing,
  },
  finish: {
    route: 'POST /api/account/sign-on/finish',
    access: 'anyone',
    summary: 'Hand over what the provider answered; once, in the browser that was sent there, within ten minutes',
    body: ProviderAnswer,
    reply: SignOnOutcome,
    rate: guessing,
  },
  takeResponse: {
    route: 'POST /api/account/sign-on/saml/:workspaceId',
    access: 'anyone',
    plugIns: [form, fromOtherSites],
    summary:
      'Where a provider of SAML has the browser post its answer. Nothing is read: the page it leads to hands it over',
    body: PostedResponse,
    reply: Nothing,
    status: 303,
    rate: guessing,
  },
  metadata: {
    route: 'GET /api/account/sign-on/saml/:workspaceId/metadata',
    access: 'anyone',
    summary:
      'What a provider of SAML has to know about us for this workspace. The same whether there is such a one or not',
    reply: z.string(),
    plugIns: [textFile('application/samlmetadata+xml', 'wellmet-metadata.xml')],
  },
  enter: {
    route: 'POST /api/account/sign-on/enter',
    access: 'user',
    keys: 'never',
    summary: 'Go to the provider of a workspace of mine that demands it, with this session',
    body: z.strictObject({ workspaceId: Id }),
    reply: Leaving,
    rate: costly,
  },
  confirm: {
    route: 'POST /api/account/sign-on/confirm',
    access: 'user',
    confined: true,
    keys: 'never',
    summary: 'Confirm at the provider that it is me: for some minutes this workspace answers no step_up_required',
    reply: Leaving,
    rate: costly,
  },
  links: {
    route: 'GET /api/account/sign-on/links',
    access: 'user',
    keys: 'never',
    summary: 'My workspaces that have single sign-on, and whether it knows me',
    reply: Page(SignOnLink),
  },
  link: {
    route: 'POST /api/account/sign-on/links',
    access: 'user',
    keys: 'never',
    verifiedEmail: true,
    fresh: 10,
    summary: 'Link my account with who I am at the provider of a workspace of mine',
    body: z.strictObject({ workspaceId: Id, opensEverything: z.boolean().default(false) }),
    reply: Leaving,
    rate: costly,
  },
  unlink: {
    route: 'DELETE /api/account/sign-on/links/:workspaceId',
    access: 'user',
    keys: 'never',
    fresh: 10,
    summary: 'End the link; sessions that began by it end too',
    reply: Nothing,
    status: 204,
  },
})

export const signOnSettings = contract('security', {
  show: {
    route: 'GET /api/security/sign-on',
    access: 'owner',
    keys: 'never',
    summary: 'How single sign-on is set up for this workspace, and who has used it',
    reply: SignOnSettings,
  },
  save: {
    route: 'PUT /api/security/sign-on',
    access: 'owner',
    keys: 'never',
    verifiedEmail: true,
    grants: 'power',
    summary: 'Set single sign-on up; with another issuer or client all links and sessions of the old one end',
    body: SignOnDraft,
    reply: SignOnSettings,
    rate: costly,
  },
  saveSaml: {
    route: 'PUT /api/security/sign-on/saml',
    access: 'owner',
    keys: 'never',
    verifiedEmail: true,
    grants: 'power',
    summary: 'Set single sign-on up with SAML; with another issuer all links and sessions of the old one end',
    body: SamlDraft,
    reply: SignOnSettings,
  },
  test: {
    route: 'POST /api/security/sign-on/test',
    access: 'owner',
    keys: 'never',
    summary: 'Go to the provider and see what it says about me, without signing in',
    reply: Leaving,
    rate: costly,
  },
  demand: {
    route: 'PUT /api/security/sign-on/required',
    access: 'owner',
    keys: 'never',
    grants: 'power',
    summary: 'Demand single sign-on of every member of this workspace, or stop demanding it',
    body: z.strictObject({ required: z.boolean() }),
    reply: SignOnSettings,
  },
  remove: {
    route: 'DELETE /api/security/sign-on',
    access: 'owner',
    keys: 'never',
    grants: 'power',
    summary: 'Delete single sign-on; every session that began through it ends',
    reply: Nothing,
    status: 204,
  },
  unlinkMember: {
    route: 'DELETE /api/security/sign-on/links/:userId',
    access: 'owner',
    keys: 'never',
    grants: 'power',
    summary: 'End the link of a member, who may then link again; their sessions that began by it end',
    reply: Nothing,
    status: 204,
  },
})
