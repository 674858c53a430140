import type { Answer } from '../stand-in-protocol.ts'

const page = (title: string, content: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${content}</html>`,
})

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

export const redirect = (location: string): Answer => ({ status: 303, headers: { location } })

/** Where somebody would type a card. */
export const payPage = ({ form }: { form: URLSearchParams }): Answer => {
  const [least, most] = ['minimum', 'maximum'].map((end) => form.get(`line_items[0][adjustable_quantity][${end}]`))
  const quantity = form.get('line_items[0][quantity]')
  return page(
    'Pay (stand-in of Stripe)',
    `<form method="post">
      <label>Members <input name="quantity" type="number" min="${least}" max="${most}" value="${quantity}"></label>
      <button>Subscribe</button>
    </form>
    <a href="${escape(form.get('cancel_url') ?? '')}">Back</a>`,
  )
}

export const portalPage = (returnUrl: string): Answer =>
  page(
    'Billing portal (stand-in of Stripe)',
    `<form method="post"><button>Cancel plan</button></form><a href="${escape(returnUrl)}">Back</a>`,
  )
