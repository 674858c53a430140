/**
 * The parameters of an ICU message, read from its text by the compiler:
 * `{name}` and `{kind, select, …}` are strings, `{count, plural, …}` and `{share, number}` are numbers, `{on, date}` and
 * `{at, time}` are dates or milliseconds since 1970. A literal brace (`'{'`) is more than these types can read.
 */
export type ParamsOf<Text extends string> = Flat<ReadText<Text, unknown>[0]>

/** The names of the tags in a message: `b` in `Ask <b>Ana</b>`. */
export type TagsOf<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | TagsOf<Rest>
  : never

type Flat<Params> = { [Name in keyof Params]: Params[Name] }

type Space = ' ' | '\n' | '\t'
type Trim<Text extends string> = Text extends `${Space}${infer Rest}` | `${infer Rest}${Space}` ? Trim<Rest> : Text

/** What a text adds to the parameters, and what follows the brace that closes it. */
type ReadText<Text extends string, Params> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? EndText<Text, Params>
    : ReadArgument<After, Params>
  : EndText<Text, Params>

type EndText<Text extends string, Params> = Text extends `${string}}${infer Rest}` ? [Params, Rest] : [Params, '']

type ReadArgument<Text extends string, Params> = Text extends `${infer Argument}}${infer Rest}`
  ? Argument extends `${infer Name},${infer Format}`
    ? Trim<Format> extends `${'plural' | 'selectordinal'}${Space | ','}${string}`
      ? ReadOptions<AfterKind<Text>, Params & Param<Name, number>>
      : Trim<Format> extends `select${Space | ','}${string}`
        ? ReadOptions<AfterKind<Text>, Params & Param<Name, string>>
        : ReadText<Rest, Params & Param<Name, FormattedValue<Trim<Format>>>>
    : ReadText<Rest, Params & Param<Argument, string>>
  : [Params, '']

type Param<Name extends string, Value> = { readonly [Key in Trim<Name>]: Value }

type FormattedValue<Format extends string> = Format extends `number${string}` ? number : Date | number

/** `name, plural, one {…} other {…}}` without its first two parts. */
type AfterKind<Text extends string> = Text extends `${string},${string},${infer Options}` ? Options : ''

type ReadOptions<Text extends string, Params> =
  Trim<Text> extends `}${infer Rest}`
    ? ReadText<Rest, Params>
    : Text extends `${string}{${infer Option}`
      ? ReadText<Option, Params> extends [infer Known, infer Rest extends string]
        ? ReadOptions<Rest, Known>
        : never
      : [Params, '']
