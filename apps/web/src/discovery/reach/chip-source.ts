/** Under which picture each kind of evidence stands. */
export const chipSource = {
  messages: 'mail',
  meetings: 'calendar',
  connection: 'linkedin',
  member: 'member',
  together: 'together',
  employer: 'work',
} as const
