# Runs the shell samples of a page in a folder with an unpacked package, like the other interpreters: reads a sample in Base64 per
# line and writes a line with "ok" or "failed", and the end of the output in Base64. What the file `typed` holds is its input.
set -e
folder=$1 package=$2 name=gravitino-$3-bin port=$4 iceberg=$5
exec 3>&1 1>&2
rm -rf "$folder"
mkdir -p "$folder/$name"/{data/rocksdb,logs}
cd "$folder"
tar -C "$package" -c --exclude '*.jar' --exclude ./data . | tar -C "$name" -x
ln -s "$package"/libs/*.jar "$name/libs/"
sed -i "s/= 8090/= $port/; s/= 9001/= $iceberg/; s/0\.0\.0\.0/127.0.0.1/; s/^\(gravitino.auxService.names\).*/\1 =/" "$name/conf/gravitino.conf"

# The samples change folders of their own instead of /etc and /opt; the user of the server is the one who runs them.
mkdir opt real
cp -dr /etc etc 2> /dev/null || true
mount --rbind /opt real
find "$folder/real" -mindepth 1 -maxdepth 1 -exec ln -st opt {} +
echo 'gravitino:x:0:0::/:/bin/sh' >> etc/passwd
echo 'gravitino:x:0:' >> etc/group
mount --bind etc /etc
mount --bind opt /opt
mkdir -p /opt/hadoop/share/hadoop/common/lib
ln -s "$folder/$name" /opt/gravitino

# What readers have downloaded before they come to a sample, and the keys of who signs a release.
tar -czf "$name.tar.gz" --exclude '*.jar' "$name/bin" "$name/conf"
cp "$name.tar.gz" "$name"
touch "$name"/{mysql-connector-java-8.0.23,postgresql-42.6.0,postgresql-42.2.7}.jar
mkdir -m 700 gnupg
for mail in ada@example.com ada@apache.org; do
  gpg --batch --quiet --passphrase '' --quick-generate-key "Ada <$mail>"
done

# The samples run as root.
sudo() { "$@"; }
export -f sudo
# The product's source may come from a clone on this machine, which may lack its large files.
mkdir -p template/info
printf '/*\n!*.dat\n' > template/info/sparse-checkout
export JAVA_HOME=$(readlink -f "$(command -v java)" | sed 's|/bin/java$||')
touch typed
while read -r line; do
  sample=$(base64 -d <<< "$line")
  typed=$(< "$folder/typed")
  : > "$folder/typed"
  # Samples that unpack the package run next to it, the others in it.
  if [[ $sample == "tar -xzf"* ]]; then cd "$folder"; else cd "$GRAVITINO_HOME"; fi
  if output=$(timeout 120 bash -c "set -eo pipefail
$sample" 2>&1 <<< "$typed"); then status=ok; else status=failed; fi
  echo "$status $(tail -c 600 <<< "$output" | base64 -w 0)" >&3
done
