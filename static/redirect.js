// Leads on from a moved page with the reader's query and hash. External, so that the security policy needs no hash for it.
location.replace(
  document.querySelector('link[rel=canonical]').getAttribute('href') +
    location.search +
    location.hash,
);
