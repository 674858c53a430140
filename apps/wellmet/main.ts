#!/usr/bin/env node
import { runCommand } from './run-command.ts'

interface Command {
  about: string
  load(): Promise<{ run(args: string[]): Promise<void>; usage?: string }>
}

/** What an operator types. Each is loaded when it is asked for, so that a small one starts fast. */
const commands: Record<string, Command> = {
  api: { about: 'serves the API and the web app', load: () => import('./api.ts') },
  worker: { about: 'does the work that is done later', load: () => import('./worker.ts') },
  migrate: { about: 'brings the database to the newest schema', load: () => import('./migrate.ts') },
  check: {
    about: 'tells what is wrong with settings, database, mail server or proxy',
    load: () => import('./check.ts'),
  },
  status: {
    about: 'shows workers, jobs, mail, backups, syncs, users, workspaces and disk on one screen',
    load: () => import('./status.ts'),
  },
  backup: {
    about: 'dumps the database, or proves that the newest dump can be restored',
    load: () => import('./backup.ts'),
  },
  restore: { about: 'restores a dump', load: () => import('./restore.ts') },
  'move-workspace': {
    about: 'moves a workspace with its members to another database server',
    load: () => import('./move-workspace.ts'),
  },
  users: { about: 'lists, disables, enables and deletes users', load: () => import('./users.ts') },
  staff: { about: 'says who may open the operator’s room', load: () => import('./staff.ts') },
  people: {
    about: 'says what is held about somebody, and erases them for good',
    load: () => import('./people.ts'),
  },
  mails: {
    about: 'shows emails that wait or failed, sends them again, and tries the mail server',
    load: () => import('./mails.ts'),
  },
  pages: {
    about: 'shows pages that visitors reported, takes one down, and brings it back',
    load: () => import('./pages.ts'),
  },
  directory: { about: 'loads the public directory, or removes somebody from it', load: () => import('./directory.ts') },
  secrets: { about: 'rotates SECRET and VAULT_KEYS', load: () => import('./secrets.ts') },
  'new-secrets': { about: 'prints the secrets of a new installation', load: () => import('./new-secrets.ts') },
  audit: { about: 'compares the audit logs with their anchors', load: () => import('./audit.ts') },
}

/** What a member types, on any machine: they talk to the API of a server, and need none of its settings. */
const memberCommands: Record<string, Command> = {
  login: { about: 'signs you in at a server', load: () => import('./member/login.ts') },
  search: { about: 'finds people in and beyond your network', load: () => import('./member/search.ts') },
  path: { about: 'shows who can introduce you to somebody', load: () => import('./member/path.ts') },
  ask: {
    about: 'drafts an introduction request, which you send in the web app',
    load: () => import('./member/ask.ts'),
  },
  import: { about: 'brings your network in from a file', load: () => import('./member/import.ts') },
  export: { about: 'prints your contacts', load: () => import('./member/export.ts') },
  webhooks: { about: 'prints what webhooks are told, and forwards it', load: () => import('./member/webhooks.ts') },
  logout: { about: 'revokes the key of this machine', load: () => import('./member/logout.ts') },
}

const [name = '', ...args] = process.argv.slice(2)
const command = memberCommands[name] ?? commands[name]

const isHelp = (word: string): boolean => word === '--help' || word === '-h'

if (command && args.some(isHelp)) {
  // Whatever else was typed, nothing is done.
  const { usage = `wellmet ${name}` } = await command.load()
  console.log(`${usage}\n\n${name} ${command.about}.`)
} else if (command) await runCommand(async () => (await command.load()).run(args))
else {
  console.error('wellmet <command> [--help]')
  list('For members:', memberCommands)
  list('For operators, with the settings of the server in the environment:', commands)
  process.exitCode = 2
}

function list(title: string, listed: Record<string, Command>): void {
  console.error(`\n${title}`)
  for (const [known, { about }] of Object.entries(listed)) console.error(`  ${known.padEnd(15)} ${about}`)
}
