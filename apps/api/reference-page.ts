import { createHash } from 'node:crypto'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { openApi } from './contracts.ts'

/** The API reference at /docs, from the document alone and without a request to anybody else. */
export async function showReference(app: FastifyInstance): Promise<void> {
  const document = JSON.stringify(openApi())
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').send(document))
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      const policy = reply.getHeader('content-security-policy')
      if (typeof payload === 'string' && typeof policy === 'string') {
        reply.header(
          'content-security-policy',
          policy.replace("script-src 'self'", `script-src 'self' ${inlineScripts(payload)}`),
        )
      }
    })
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        title: 'Wellmet API',
        withDefaultFonts: false,
        telemetry: false,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
        hideClientButton: true,
      },
    })
  })
}

/** The page starts itself with inline scripts: exactly these may run, by their hash. */
function inlineScripts(html: string): string {
  const scripts = Array.from(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g), ([, text]) =>
    present(text),
  )
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
}
