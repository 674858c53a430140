import { floatsPerRelationship } from './pack-relationships.ts'
import { relationshipFragmentShader, relationshipVertexShader } from './relationship-shaders.ts'

const compile = (gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader => {
  const shader = gl.createShader(kind)
  if (!shader) throw new Error('No shader could be made')
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  return shader
}

const linkProgram = (gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram => {
  const program = gl.createProgram()
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertex))
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragment))
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(`The picture cannot be drawn: ${gl.getProgramInfoLog(program) ?? 'no reason given'}`)
  return program
}

export type RelationshipView = { matrix: Float32Array; width: number; height: number; thickness: number; share: number }
export type RelationshipLayer = { load: (packed: Float32Array) => void; draw: (view: RelationshipView) => void }

/** Ties in one row of the texture that holds them; three texels each. */
const columns = 512
const texelsPerRelationship = floatsPerRelationship / 4

/** Straight pieces of a curve: in a crowd nobody sees them, and every piece costs. */
const stepsFor = (drawn: number): number => (drawn > 1500 ? 4 : 10)

/** Reading a pixel back waits until everything before it is drawn. */
export const timeToDraw = (gl: WebGL2RenderingContext, since: number): number => {
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  return performance.now() - since
}

/**
 * All ties in one call, from a texture that stays on the card. Sigma's own edges are straight, are
 * sent again with every frame and are instances, which renderers without a graphics card are slow
 * at; here they bend, and a moving picture can draw the strongest share of them.
 */
export const openRelationshipLayer = (gl: WebGL2RenderingContext): RelationshipLayer => {
  const program = linkProgram(gl, relationshipVertexShader, relationshipFragmentShader)
  const texture = gl.createTexture()
  const uniform = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name)
  const at = {
    columns: uniform('columns'),
    steps: uniform('steps'),
    first: uniform('first'),
    matrix: uniform('matrix'),
    halfView: uniform('halfView'),
    thickness: uniform('thickness'),
  }
  let relationships = 0

  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST)

  return {
    load: (packed) => {
      relationships = packed.length / floatsPerRelationship
      const rows = Math.max(1, Math.ceil(relationships / columns))
      const whole = new Float32Array(rows * columns * floatsPerRelationship)
      whole.set(packed)
      const width = columns * texelsPerRelationship
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, width, rows, 0, gl.RGBA, gl.FLOAT, whole)
    },
    draw: ({ matrix, width, height, thickness, share }) => {
      const drawn = Math.ceil(relationships * share)
      if (drawn === 0) return
      gl.useProgram(program)
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.enable(gl.BLEND)
      gl.uniform1i(at.columns, columns)
      gl.uniformMatrix3fv(at.matrix, false, matrix)
      gl.uniform2f(at.halfView, width / 2, height / 2)
      gl.uniform1f(at.thickness, thickness)
      const steps = stepsFor(drawn)
      gl.uniform1i(at.steps, steps)
      // The strongest are at the end.
      gl.uniform1i(at.first, relationships - drawn)
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, drawn * (steps * 2 + 4))
    },
  }
}
