import { z } from 'zod'
import { persistent } from './saml.rules.ts'

/*
 * What is read of an answer, in the form in which the library parses XML: an element is a list of its occurrences, `$`
 * are its attributes and `_` is its text. Whatever must be there once is a list of one.
 */
const only = <T extends z.ZodType>(shape: T) => z.tuple([shape]).transform(([one]) => one as z.output<T>)
/** Nothing but text: what stands in an element inside of it would be left out. */
export const PlainText = z.strictObject({ $: z.unknown().optional(), _: z.string() }).transform(({ _: said }) => said)
const attributes = <T extends z.ZodRawShape>(shape: T) => z.object({ $: z.object(shape) })

export const ResponseShape = z.object({
  Response: attributes({
    Version: z.literal('2.0'),
    Destination: z.string(),
    InResponseTo: z.string(),
  }).extend({
    Issuer: only(PlainText),
    Signature: only(z.unknown()),
    Status: only(z.object({ StatusCode: only(attributes({ Value: z.string() })) })),
    Assertion: only(z.object({ Signature: only(z.unknown()) })),
  }),
})

const Confirmation = attributes({ Method: z.literal('urn:oasis:names:tc:SAML:2.0:cm:bearer') }).extend({
  SubjectConfirmationData: only(
    attributes({ NotOnOrAfter: z.string(), Recipient: z.string(), InResponseTo: z.string() }),
  ),
})

const Attribute = attributes({ Name: z.string() }).extend({ AttributeValue: z.array(z.unknown()).default([]) })

export const AssertionShape = z.object({
  Assertion: attributes({ Version: z.literal('2.0'), ID: z.string().min(1) }).extend({
    Issuer: only(PlainText),
    Subject: only(
      z.object({
        NameID: only(z.strictObject({ $: z.object({ Format: z.literal(persistent) }), _: z.string() })),
        SubjectConfirmation: only(Confirmation),
      }),
    ),
    Conditions: only(
      attributes({ NotBefore: z.string().optional(), NotOnOrAfter: z.string() }).extend({
        AudienceRestriction: only(z.object({ Audience: z.array(PlainText) })),
      }),
    ),
    AuthnStatement: only(attributes({ AuthnInstant: z.string() })),
    AttributeStatement: z.array(z.object({ Attribute: z.array(Attribute).default([]) })).default([]),
  }),
})
export type Assertion = z.output<typeof AssertionShape>['Assertion']
