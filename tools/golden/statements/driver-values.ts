/** What the driver makes of a column, by the name of its type; connections set no parsers of their own. */
const columns: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  int8: 'string',
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  tsvector: 'string',
  tsquery: 'string',
  bytea: 'Buffer',
  date: 'Date',
  timestamptz: 'Date',
  json: 'unknown',
  jsonb: 'unknown',
  // What a function returns that is called for its effect.
  void: 'string',
}

/** What is given for a parameter: a day and JSON as text, because the driver would turn a date by its time zone. */
const parameters: Record<string, string> = { ...columns, date: 'string', json: 'string', jsonb: 'string' }

export const columnType = (name: string): string => typeOf(columns, name)
export const parameterType = (name: string): string => typeOf(parameters, name)

/** `_int4` is the list of `int4`. */
function typeOf(types: Record<string, string>, name: string): string {
  const type = types[name.replace(/^_/, '')]
  if (!type) throw new Error(`Nothing is known about the type ${name}: add it to driver-values.ts`)
  return name.startsWith('_') ? `${type}[]` : type
}
