/** The pages of the help, by who reads them, in the order of the navigation. Each is `docs/help/<name>.md`. */
export const groups: readonly { title: string; pages: readonly string[] }[] = [
  { title: 'Start', pages: ['index', 'how-wellmet-counts'] },
  { title: 'For owners', pages: ['sign-in', 'provisioning', 'billing'] },
  { title: 'Your data', pages: ['privacy-members', 'privacy-others', 'security'] },
  { title: 'Run your own server', pages: ['install', 'connect', 'operate', 'upgrade', 'backup', 'monitor'] },
  { title: 'Build on it', pages: ['api', 'development'] },
]
