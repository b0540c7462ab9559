/**
 * Arguments of an ICU message, parsed from its text by the type checker.
 *
 * `{name}` takes text or a number, `{n, number}` and plurals take a number, `{d, date}` a Date, `{kind, select, hotel
 * {…} other {…}}` takes 'hotel' | 'other', `<link>…</link>` is a tag. Messages never quote braces (a test forbids the
 * ASCII apostrophe), which keeps this parser small.
 */
export type ArgumentsOf<Text extends string> = Text extends `${string}{${string}`
  ? Values<Content<Text, [], never>>
  : NoArguments

export type TagsOf<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | TagsOf<Rest>
  : never

/** Arguments of all messages of a union: a call with a computed key must satisfy every one of them. */
export type ArgumentsOfAll<Text extends string> = (
  Text extends string ? (each: ArgumentsOf<Text>) => void : never
) extends (all: infer Together) => void
  ? Together
  : never

/**
 * The shape of an Arabic namespace: the same keys, and in each text every argument and tag of the English one. Plural
 * forms can differ.
 */
export type Translated<English extends Record<string, string>> = {
  readonly [Key in keyof English]: Mentions<keyof ArgumentsOf<English[Key]>> & MentionsTags<TagsOf<English[Key]>>
}

type NoArguments = Record<never, never>
type Values<Found extends [string, unknown]> = { [Name in Found[0]]: Value<Extract<Found, [Name, unknown]>[1]> }
type Space = ' ' | '\n'
type Trim<Text extends string> = Text extends `${Space}${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest}${Space}`
    ? Trim<Rest>
    : Text

/*
 * Braces alternate strictly: text contains arguments, a plural or select argument contains options, an option contains
 * text. Two states and the names of the open arguments are therefore enough.
 */
type Content<
  Text extends string,
  Open extends string[],
  Found extends [string, unknown],
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Options<`${Rest}{${After}`, Open, Found>
    : Argument<After, Open, Found>
  : Found

type Argument<
  Text extends string,
  Open extends string[],
  Found extends [string, unknown],
> = Text extends `${infer Inside}}${infer After}`
  ? Inside extends `${infer Name},${infer Kind},${string}`
    ? Trim<Kind> extends 'plural' | 'selectordinal'
      ? Options<AfterTwoCommas<Text>, ['', ...Open], Found | [Trim<Name>, 'number']>
      : Trim<Kind> extends 'select'
        ? Options<AfterTwoCommas<Text>, [Trim<Name>, ...Open], Found>
        : Content<After, Open, Found | [Trim<Name>, Trim<Kind>]>
    : Inside extends `${infer Name},${infer Kind}`
      ? Content<After, Open, Found | [Trim<Name>, Trim<Kind>]>
      : Content<After, Open, Found | [Trim<Inside>, 'text']>
  : Found

type Options<
  Text extends string,
  Open extends string[],
  Found extends [string, unknown],
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Open extends [string, ...infer Outer extends string[]]
      ? Content<`${Rest}{${After}`, Outer, Found>
      : Found
    : Open[0] extends ''
      ? Content<After, Open, Found>
      : Content<After, Open, Found | [Open[0] & string, { choice: Trim<Before> }]>
  : Found

type AfterTwoCommas<Text extends string> = Text extends `${string},${string},${infer Rest}` ? Rest : never

type Value<Kind> = 'number' extends Kind
  ? number
  : [Extract<Kind, 'date' | 'time'>] extends [never]
    ? [Extract<Kind, { choice: string }>] extends [never]
      ? string | number
      : Extract<Kind, { choice: string }>['choice']
    : Date

type Mentions<Name extends PropertyKey> = AllOf<
  Name extends string ? (each: `${string}{${Name}}${string}` | `${string}{${Name},${string}`) => void : never
>
type MentionsTags<Name extends string> = AllOf<
  Name extends string ? (each: `${string}<${Name}>${string}</${Name}>${string}`) => void : never
>
type AllOf<Each> = [Each] extends [never] ? string : Each extends (each: infer All) => void ? All : never
