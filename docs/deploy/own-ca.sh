#!/bin/sh
# Certificates for an office without a public name: an authority of its own, made once, and a certificate that it signs.
# Install ca.crt once on users' PCs and phones; store ca.key where nobody can take it.
#
#   sh own-ca.sh [-o OWNER] FOLDER NAME [ADDRESS…]
#   sh own-ca.sh -o inkwell /etc/inkwell inkwell.office 192.168.1.10
#
# OWNER is the account that serves https and may read inkwell.key, such as the User of inkwell.service; ca.key stays root's.
#
# Run again before the certificate expires (825 days, the longest that browsers accept): the authority stays.
set -eu
owner=
if [ "${1-}" = -o ]; then
  owner=${2-}
  shift 2
fi
[ $# -ge 2 ] || { echo "Usage: sh own-ca.sh [-o OWNER] FOLDER NAME [ADDRESS…]" >&2; exit 2; }
folder=$1 name=$2
shift 2
umask 077
mkdir -p "$folder"
cd "$folder"

names="DNS:$name"
for address in "$@"; do names="$names,IP:$address"; done

if [ ! -f ca.key ]; then
  openssl ecparam -genkey -name prime256v1 -noout -out ca.key
  openssl req -x509 -new -key ca.key -sha256 -days 3650 -subj "/CN=Inkwell office authority" \
    -addext "basicConstraints=critical,CA:TRUE,pathlen:0" -addext "keyUsage=critical,keyCertSign,cRLSign" -out ca.crt
fi
openssl ecparam -genkey -name prime256v1 -noout -out inkwell.key.new
openssl req -new -key inkwell.key.new -subj "/CN=$name" -out inkwell.csr
cat > inkwell.ext <<END
subjectAltName=$names
basicConstraints=CA:FALSE
keyUsage=digitalSignature
extendedKeyUsage=serverAuth
END
openssl x509 -req -in inkwell.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 825 -sha256 \
  -extfile inkwell.ext -out inkwell.crt.new 2>/dev/null
if [ -n "$owner" ]; then
  chmod 755 .
  chown "$owner" inkwell.key.new
fi
mv inkwell.key.new inkwell.key
mv inkwell.crt.new inkwell.crt
rm inkwell.csr inkwell.ext
chmod 644 ca.crt inkwell.crt
echo "Made $folder/inkwell.crt and inkwell.key for $names; let people's devices trust $folder/ca.crt"
