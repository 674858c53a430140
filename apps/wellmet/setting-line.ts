/**
 * A line of a file with settings. A value with other signs than these is quoted, so that shells, systemd and Compose read
 * the same: a shell would take the quotes out of JSON.
 */
export const settingLine = (name: string, value: string): string =>
  /^[\w@%+=:,./-]*$/.test(value) ? `${name}=${value}` : `${name}='${value.replaceAll("'", String.raw`'\''`)}'`
