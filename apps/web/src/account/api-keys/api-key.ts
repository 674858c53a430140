/** What a key may be allowed: a family of the API, to read or to write. */
export const families = [
  { family: 'dashboard', label: 'Dashboard', about: 'your network, search and introductions' },
  { family: 'account', label: 'Account', about: 'your profile, the workspace and its members' },
] as const

export const abilities = [
  { ability: 'read', label: 'Read' },
  { ability: 'write', label: 'Write' },
] as const
