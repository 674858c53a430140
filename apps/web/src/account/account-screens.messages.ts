import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** The names of screens in the rail, the settings and the palette, and other words under which somebody looks for them. */
export const accountScreensMessages = defineMessages('accountScreens', {
  apiKeys: 'API keys',
  apiKeysWords: 'settings token developer',
  approvals: 'Approvals',
  approvalsWords: 'settings approve reject waiting policy decide',
  audit: 'Audit',
  auditLog: 'Audit log',
  auditLogWords: 'settings history security',
  billing: 'Billing',
  billingWords: 'settings plan payment invoice subscription seats',
  notificationSettings: 'Notification settings',
  notificationSettingsWords: 'email delivery time zone quiet',
  notifications: 'Notifications',
  notificationsWords: 'news bell',
  profile: 'Profile',
  profileWords: 'settings name password account',
  security: 'Security',
  securityWords: 'settings devices sessions sign in two step second factor passkey authenticator recovery codes',
  signIn: 'Sign-in',
  workspace: 'Workspace',
  workspaceSignIn: 'Sign-in of the workspace',
  workspaceSignInWords: 'settings single sign-on sso saml openid scim provisioning domain two step',
  workspaceWords: 'settings members team rename invitations',
  yourData: 'Your data',
  yourDataWords: 'settings export download copy delete account leave privacy',
})
