import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const provisioningMessages = defineMessages('provisioning', {
  // Screens
  about:
    'Let your company’s directory, such as Microsoft Entra ID or Okta, say who belongs to this workspace. It can invite people at your proven domains, and end their membership here. It sees and changes nothing in their other workspaces.',
  address: 'Address (tenant URL, base URL)',
  copyAddress: 'Copy address',
  copyNow: 'Copy the token now and paste it into your directory. We can’t show it again.',
  copyToken: 'Copy token',
  createToken: 'Create token',
  created: 'Created',
  done: 'Done',
  expires: 'Expires',
  group: 'Group',
  groups: 'Groups',
  groupsAbout:
    'Choose the role that the people of a group have here. Someone in several groups has the strongest role.',
  lastUsed: 'Last used',
  loading: 'Loading the provisioning',
  name: 'Name of the token',
  nameExample: 'Entra ID',
  nameMissing: 'Enter a name, such as the name of the directory.',
  neverUsed: 'never',
  noGroups: 'The directory has not sent any groups yet.',
  noRole: 'No role',
  noTokens: 'No tokens yet. Create one to connect your directory.',
  notChanged: 'Nothing was changed. {reason}',
  people:
    '{count, plural, =0 {The directory has not provisioned anyone yet.} one {The directory has provisioned # person.} other {The directory has provisioned # people.}}',
  peopleInGroup: '{count, plural, one {# person} other {# people}}',
  revoke: 'Revoke',
  revokeQuestion: 'Revoke {name}? The directory can no longer change anything here. People stay as they are.',
  revokeToken: 'Revoke {name}',
  revoked: 'The token no longer works.',
  role: 'Role',
  roleOf: 'Role of the people in {group}',
  saved: 'Saved.',
  theProvisioning: 'The provisioning',
  title: 'Provisioning (SCIM)',
  token: 'Token',
  tokens: 'Tokens',

  // Told to the owners
  endedTitle: 'The provisioning token {name} has ended',
  endedBody:
    'Whoever created it is no longer an owner, reset their password or was disabled. To keep provisioning, create a new token and enter it in your directory.',

  // Refusals, read in the logs of the directory
  addressMissing: 'A person needs an email address, in emails or as userName.',
  addressTaken: 'Someone else has been provisioned with this email address.',
  badFilter: 'Only userName eq "…", displayName eq "…" and externalId eq "…" can be looked for.',
  badOperation: 'An operation is add, replace or remove, in a list called Operations.',
  badPath: 'This path cannot be changed: {path}',
  badValue: 'The value of {name} is not valid.',
  domainNotProven:
    'This workspace has not proven the domain {domain}. An owner adds it under Settings, Sign-in, Domains.',
  groupNameTaken: 'There is a group of this name already.',
  missing: '{name} is missing.',
  notRemovable: '{name} cannot be removed.',
  personUnknown: 'There is nobody with the id {id}. Provision people before their groups.',
  tokenNotValid: 'The token is not valid. An owner creates one under Settings, Sign-in, Provisioning.',
  userNameTaken: 'Someone has this userName already.',
})
