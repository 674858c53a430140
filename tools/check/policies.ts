import { readRepositoryFile } from './files.ts'

const schema = 'database/schema.sql'
const policy = /^CREATE POLICY (\w+) ON (\S+)([\s\S]*?);$/gm
const inSubquery = /\( SELECT (?:platform|identity)\.\w+\(\) AS \w+\)/g
const viewer = /(?:platform\.(?:viewer|workspace)_id|identity\.viewer_network_id)\(\)/

/** Policies that read the viewer for every row. In a subquery PostgreSQL reads it once per statement. */
export const policiesThatAskPerRow = (sql = readRepositoryFile(schema)): string[] =>
  [...sql.matchAll(policy)]
    .filter(([, , , condition = '']) => viewer.test(condition.replaceAll(inSubquery, '')))
    .map(([, name, table]) => `policy: ${name} on ${table} reads the viewer for every row: write (select …) around it`)
