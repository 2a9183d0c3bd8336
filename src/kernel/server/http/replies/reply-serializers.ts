import serializers from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

/**
 * Compiles the serializer of a response when it is first sent: compiling all would take a tenth of the start, and most
 * are not needed for hours. Requests are checked against the endpoint's fields, so no schema validates them.
 */
export const schemaController: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: {
    buildValidator: () => () => {
      throw new Error('What comes in is checked by the fields of its endpoint.')
    },
    buildSerializer: (schemas, options) => {
      const compile = serializers()(schemas, options)
      return (route) => {
        let serialize: ReturnType<typeof compile> | undefined
        return (reply) => (serialize ??= compile(route))(reply)
      }
    },
  },
}
