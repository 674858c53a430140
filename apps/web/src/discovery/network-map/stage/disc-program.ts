import type { Sigma } from 'sigma'
import { NodeProgram } from 'sigma/rendering'
import type { NodeDisplayData, RenderParams } from 'sigma/types'
import { floatColor } from 'sigma/utils'
import { discFragmentShader, discVertexShader } from './disc-shaders.ts'

const uniforms = ['u_sizeRatio', 'u_pixelRatio', 'u_matrix'] as const
type Uniform = (typeof uniforms)[number]
type Info = Parameters<NodeProgram<Uniform>['setUniforms']>[1]

/** Draws what lies under the people, on the same canvas: every canvas more is one more for the browser to blend. */
export type DrawUnder = (gl: WebGL2RenderingContext, params: RenderParams) => void

/** Draws people for sigma: `color` is the rim, `fill` what is inside it. */
export const discProgramOver = (drawUnder: DrawUnder) =>
  class DiscProgram extends NodeProgram<Uniform> {
    constructor(gl: WebGLRenderingContext, _picking: WebGLFramebuffer | null, renderer: Sigma) {
      // Without the second, hidden picture that sigma would find people by: reading it back halts the renderer.
      super(gl, null, renderer)
    }

    override getDefinition() {
      const { FLOAT, UNSIGNED_BYTE, POINTS } = WebGLRenderingContext
      return {
        VERTICES: 1,
        VERTEX_SHADER_SOURCE: discVertexShader,
        FRAGMENT_SHADER_SOURCE: discFragmentShader,
        METHOD: POINTS,
        UNIFORMS: uniforms,
        ATTRIBUTES: [
          { name: 'a_position', size: 2, type: FLOAT },
          { name: 'a_size', size: 1, type: FLOAT },
          { name: 'a_rim', size: 4, type: UNSIGNED_BYTE, normalized: true },
          { name: 'a_fill', size: 4, type: UNSIGNED_BYTE, normalized: true },
        ],
      }
    }

    override processVisibleItem(_id: number, at: number, data: NodeDisplayData & { fill?: string }): void {
      this.array.set([data.x, data.y, data.size, floatColor(data.color), floatColor(data.fill ?? data.color)], at)
    }

    override setUniforms({ sizeRatio, pixelRatio, matrix }: RenderParams, { gl, uniformLocations }: Info): void {
      const at = (name: Uniform) => uniformLocations[name] ?? null
      gl.uniform1f(at('u_sizeRatio'), sizeRatio)
      gl.uniform1f(at('u_pixelRatio'), pixelRatio)
      gl.uniformMatrix3fv(at('u_matrix'), false, matrix)
    }

    override render(params: RenderParams): void {
      const { gl } = this.normalProgram
      // Sigma makes a second one of these for people pointed at, which here draws nobody.
      if (this.hasNothingToRender() || !(gl instanceof WebGL2RenderingContext)) return
      gl.bindFramebuffer(gl.FRAMEBUFFER, null)
      gl.viewport(0, 0, params.width * params.pixelRatio, params.height * params.pixelRatio)
      drawUnder(gl, params)
      super.render(params)
    }
  }
