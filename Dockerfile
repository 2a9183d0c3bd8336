# Inkwell as an image: glibc, which the embedded PostgreSQL needs, an unprivileged account, and two volumes.
#
#   docker build -t inkwell .        docker compose up -d        (podman, buildah: --format docker, for its health check)
#
# docs/office.md and docs/several-nodes.md describe the settings. BASE may be any image with glibc, Node.js, npm and
# an account with the id 1000.
ARG BASE=docker.io/library/node:22-bookworm-slim

FROM ${BASE} AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/package.mjs && tar -xzf inkwell-*.tar.gz -C / && mv /inkwell-* /inkwell

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data/inkwell BACKUP_DIR=/backups/inkwell
COPY --from=build /inkwell /inkwell
RUN mkdir -p /data /backups && chown 1000:1000 /data /backups
WORKDIR /inkwell
USER 1000:1000
VOLUME ["/data", "/backups"]
EXPOSE 3000
# Requests in flight may finish within ten seconds.
STOPSIGNAL SIGTERM
# With TLS_CERT by https, whatever the name in the certificate.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "const { PORT: port, TLS_CERT } = process.env; require(TLS_CERT ? 'https' : 'http').get({ host: '127.0.0.1', port, path: '/readyz', rejectUnauthorized: false }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "start"]
