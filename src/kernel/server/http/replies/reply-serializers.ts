import serializers from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

/**
 * The serializer of each reply is compiled when the first such reply leaves: all of them would be a tenth of a start,
 * and most are not needed for hours. What comes in is checked by the endpoint's fields, so no schema checks it.
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
