/** What OpenAPI and the serializer of replies know of a value. */
export interface JsonSchema {
  type?: string
  nullable?: boolean
  description?: string
  format?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: JsonSchema
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema
}
