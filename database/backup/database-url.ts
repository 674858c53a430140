/** The same server, another database. */
export function atDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1))

const parameters: Record<string, string> = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
}

/** For PostgreSQL's own programs. In the environment and not among the arguments, which every user of the machine sees. */
export function connectionEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url)
  const named = [...searchParams].flatMap(([name, value]) => (parameters[name] ? [[parameters[name], value]] : []))
  return {
    PGHOST: decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
    ...(port === '' ? {} : { PGPORT: port }),
    PGUSER: decodeURIComponent(username),
    ...(password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) }),
    PGDATABASE: databaseOf(url),
    ...(Object.fromEntries(named) as Record<string, string>),
  }
}
