/** The pages of the help, by who reads them, in the order of the navigation. Each is `docs/help/<name>.md`. */
export const groups: readonly { title: string; pages: readonly string[] }[] = [
  { title: 'Start', pages: ['index', 'first-day', 'how-wellmet-counts', 'assistants'] },
  {
    title: 'For owners',
    pages: ['sign-in', 'provisioning', 'approvals', 'playbooks', 'growth', 'language-model', 'billing'],
  },
  { title: 'Your data', pages: ['privacy-members', 'privacy-others', 'security'] },
  { title: 'Run your own server', pages: ['install', 'connect', 'operate', 'upgrade', 'backup', 'monitor'] },
  { title: 'Build on it', pages: ['api', 'webhooks', 'client', 'command-line', 'development'] },
]
